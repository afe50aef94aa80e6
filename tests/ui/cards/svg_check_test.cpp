// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/svg_check.h"

#include "project_file.h"
#include "storage/file_sizes.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace settebello {
namespace {

using enum SvgFault;

std::string svg(const std::string& contents) {
    return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 165">)" + contents +
           "</svg>";
}

std::string repeated(int count, const std::string& text) {
    std::string all;
    for (int i = 0; i < count; ++i) {
        all += text;
    }
    return all;
}

std::optional<SvgFault> check(const std::string& text) {
    return checkSvg(QByteArray::fromStdString(text));
}

/// An element that has so many attributes.
std::string manyAttributes(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += " a" + std::to_string(i) + "='1'";
    }
    return svg("<g" + text + "/>");
}

struct Drawing {
    const char* what;
    std::string text;
};

TEST(CheckSvg, AcceptsTheEmbeddedCards) {
    int count = 0;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(projectFile("resources/decks"))) {
        if (entry.path().extension() == ".svg") {
            std::ifstream in(entry.path(), std::ios::binary);
            const std::string text{std::istreambuf_iterator<char>(in), {}};
            EXPECT_EQ(check(text), std::nullopt) << entry.path();
            ++count;
        }
    }
    EXPECT_GT(count, 80);
}

TEST(CheckSvg, AcceptsWhatDrawingProgramsWrite) {
    const std::vector<Drawing> drawings{
        {"declaration and type", "\xef\xbb\xbf<?xml version=\"1.0\" encoding='UTF-8' "
                                 "standalone=\"no\"?>\n<!-- by hand -->\n"
                                 "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "
                                 "\"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n" +
                                     svg("<g/>") + "\n<!-- end -->\n"},
        {"metadata",
         svg(R"(<metadata><rdf:RDF><cc:Work rdf:about=""><dc:type rdf:resource="http://purl.org"/>)"
             R"(</cc:Work></rdf:RDF></metadata><sodipodi:namedview inkscape:label="a &gt; b"/>)")},
        {"prefix", R"(<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g></s:g ></s:svg>)"},
        {"style sheet", svg("<style><![CDATA[.a > .b { fill: url( '#g' ) }]]></style>")},
        {"gradients", svg(R"(<linearGradient id="a"/><linearGradient id="b" xlink:href="#a"/>)"
                          R"(<path style="fill:url(#b);stroke:&quot;url(#a)&quot;"/>)")},
        {"use", svg(R"(<defs><g id="a"><path/></g></defs><use href="#a"/><use href="#none"/>)")},
        {"dashes",
         svg(R"(<path stroke-dasharray="1 2,3, 4" style="stroke-dasharray:1,2;top:0"/>)")},
        {"60 levels", svg(repeated(60, "<g>") + repeated(60, "</g>"))},
        {"20,000 elements", svg(repeated(19'999, "<a/>"))},
        {"256 attributes", manyAttributes(256)},
    };
    for (const Drawing& drawing : drawings) {
        EXPECT_EQ(check(drawing.text), std::nullopt) << drawing.what;
    }
}

TEST(CheckSvg, RefusesWhatReadsOtherFiles) {
    const std::vector<std::pair<std::string, SvgFault>> drawings{
        {"<?xml-stylesheet type='text/css' href='/dev/zero'?>" + svg(""), Syntax},
        {"<?xml-stylesheet=''?>" + svg(""), Syntax},
        {svg("<?xml-stylesheet type='text/css' href='/dev/zero'?>"), Syntax},
        {"<!DOCTYPE svg [<!ENTITY a SYSTEM '/etc/passwd'>]>" + svg("&a;"), Syntax},
        {svg("<image xlink:href='/etc/passwd'/>"), ForbiddenElement},
        {svg("<image xlink:href='data:image/png;base64,AAAA'/>"), ForbiddenElement},
        {svg("<svg:image/>"), ForbiddenElement},
        {svg("<filter><feImage href='#a'/></filter>"), ForbiddenElement},
        {svg("<font-face-src><font-face-uri/></font-face-src>"), ForbiddenElement},
        {svg("<foreignObject/>"), ForbiddenElement},
        {svg("<script>1</script>"), ForbiddenElement},
        {svg("<use xlink:href='other.svg#a'/>"), OutsideReference},
        {svg("<use href='&#47;etc'/>"), OutsideReference},
        {svg("<use href=''/>"), OutsideReference},
        {svg("<path fill='url(http://example.org/a)'/>"), OutsideReference},
        {svg("<path fill='u&#x72;l( \"file:a\")'/>"), OutsideReference},
        {svg("<path fill='url('/>"), OutsideReference},
        {svg("<style>@Import \"a.css\";</style>"), OutsideReference},
        {svg("<style>@imp<!-- -->ort \"a.css\";</style>"), OutsideReference},
        {svg("<style><![CDATA[a{fill:URL(a)}]]></style>"), OutsideReference},
    };
    for (const auto& [text, fault] : drawings) {
        EXPECT_EQ(check(text), fault) << text;
    }
}

TEST(CheckSvg, RefusesWhatTwoParsersCouldReadDifferently) {
    std::string wide;
    for (const char c : svg(R"(<image href="a"/>)")) {
        wide += {c, '\0'};
    }
    const std::vector<Drawing> drawings{
        {"UTF-16", wide},
        {"an encoding", "<?xml version='1.0' encoding='UTF-7'?>" + svg("+ADw-image/+AD4-")},
        {"a zero", svg(std::string(1, '\0'))},
        {"nothing", ""},
        {"no element", "<!-- -->"},
        {"text only", "svg"},
        {"an open element", svg("<g>")},
        {"no end", "<svg><g/>"},
        {"elements that cross", svg("<a><b></a></b>")},
        {"two roots", svg("") + svg("")},
        {"text after the root", svg("") + "x"},
        {"an open comment", svg("<!-- ")},
        {"-- in a comment", svg("<!-- -- <image/> -->")},
        {"an open section", svg("<![CDATA[ ")},
        {"< in a value", svg("<g id='<'/>")},
        {"no quotes", svg("<g id=a/>")},
        {"no space", svg("<g id='a'class='b'/>")},
        {"an open value", svg("<g id='a/>")},
        {"an unknown entity", svg("<g id='&a;'/>")},
        {"an entity without end", svg("&amp")},
        {"> in the document type", "<!DOCTYPE svg '>'>" + svg("")},
        {"two document types", "<!DOCTYPE svg><!DOCTYPE svg>" + svg("")},
        {"a document type inside", svg("<!DOCTYPE svg>")},
        {"a declaration", "<!DOCTYPE svg [<!ATTLIST g id CDATA 'a'>]>" + svg("")},
        {"an empty list of declarations", "<!DOCTYPE svg []>" + svg("")},
        {"an entity declared elsewhere", "<!DOCTYPE svg SYSTEM 'a'>" + svg("&a;")},
        {"a control character in a name", svg("<g \x01='a'/>")},
    };
    for (const Drawing& drawing : drawings) {
        EXPECT_EQ(check(drawing.text), Syntax) << drawing.what;
    }
    EXPECT_EQ(check("<html/>"), NotSvg);
    EXPECT_EQ(check("\x1f\x8b\x08"), Compressed);
}

/// Ten groups, each of which uses the next one ten times.
std::string billionLaughs() {
    std::string text;
    for (int i = 0; i < 10; ++i) {
        const std::string next = std::to_string(i + 1);
        text += "<g id='" + std::to_string(i) + "'>" + repeated(10, "<use href='#" + next + "'/>") +
                "</g>";
    }
    return svg(text + "<path id='10'/>");
}

/// Each group uses the one before, once.
std::string chain(int length) {
    std::string text = "<g id='0'/>";
    for (int i = 1; i < length; ++i) {
        text +=
            "<g id='" + std::to_string(i) + "'><use href='#" + std::to_string(i - 1) + "'/></g>";
    }
    return svg(text);
}

TEST(CheckSvg, RefusesWhatIsTooMuchToDraw) {
    const std::string longPath = "<path id='a' d='" + std::string(100'000, '1') + "'/>";
    const std::vector<std::pair<std::string, SvgFault>> drawings{
        {svg(std::string(kMaxSvgSize, ' ')), TooLarge},
        {svg(repeated(20'000, "<a/>")), TooManyElements},
        {manyAttributes(257), TooManyAttributes},
        {svg("<g id='a'>" + repeated(200, "<a/>") + "</g>" + repeated(200, "<use href='#a'/>")),
         TooManyElements},
        {billionLaughs(), TooManyElements},
        {svg(longPath + repeated(50, "<use href='#a'/>")), TooManyElements},
        {svg("<pattern id='a'>" + repeated(200, "<a/>") + "</pattern>" +
             repeated(200, "<path fill='url(#a)'/>")),
         TooManyElements},
        {svg("<g id='a'><use href='#a'/></g>"), Circular},
        {svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"), Circular},
        {svg(repeated(64, "<g>") + repeated(64, "</g>")), NestedTooDeeply},
        {chain(70), NestedTooDeeply},
        {svg("<path stroke-dasharray='" + repeated(33, "1 ") + "'/>"), TooManyDashes},
        {svg("<path style='stroke-dasharray:" + repeated(33, ",1") + "'/>"), TooManyDashes},
        {svg("<style>a{stroke-dasharray:" + repeated(33, "1,") + "}</style>"), TooManyDashes},
        {svg("<style>" + repeated(70'000, "a") + "</style>"), TooMuchStyle},
        {svg("<style>" + repeated(17'000, "a{}") + "</style><style>" + repeated(17'000, "a{}") +
             "</style>"),
         TooMuchStyle},
        {svg("<style>" + repeated(4000, "a,") + "a{}</style>" + repeated(1000, "<a/>")),
         TooMuchStyle},
        {svg("<style>a{" + repeated(15'000, "a:b;") + "}</style>" + repeated(2000, "<a/>")),
         TooMuchStyle},
        {svg("<g style='" + repeated(30'000, "a:b;") + "'/>"), TooMuchStyle},
    };
    for (const auto& [text, fault] : drawings) {
        EXPECT_EQ(check(text), fault) << text.substr(0, 200);
    }
}

} // namespace
} // namespace settebello
