# The Debian package.

set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# Lower than -1, which a package by Debian itself would start with.
set(CPACK_DEBIAN_PACKAGE_RELEASE 0settebello1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Qt's own French and Italian texts; qt6-wayland for desktops without X.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# CPack adds the summary and the dots of empty lines.
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Scopa at your own table: lay a card, take what it adds up to, sweep the table
when you can, and never leave your neighbour the seven of coins.

Two, three, four or six play, alone or in teams, one of ${games} games
from scopa and scopone to chkobba and hurrikan, with every rule open to
change. Opponents of five levels see no more than a person in their seat
would; hints tell what to play and why. Neapolitan and French cards are
included. The window speaks English, French and Italian and can be used by
mouse, by keyboard or with a screen reader.

The program settebello-cli serves people who write bots: it replays matches,
answers questions about positions and lets programs play one another.
settebello-table keeps tables with friends elsewhere without a window.")

# Debian's changelog only names the packaged version; what is new is in CHANGELOG.md.
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(documents ${PROJECT_BINARY_DIR}/packaging/deb)
file(WRITE ${documents}/changelog.Debian
"settebello (${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium

  * Packaged by the authors; see changelog.gz for what is new.

 -- ${CPACK_PACKAGE_CONTACT}  ${now}
")
configure_file(${PROJECT_SOURCE_DIR}/CHANGELOG.md ${documents}/changelog COPYONLY)
foreach(name IN ITEMS changelog changelog.Debian)
    execute_process(COMMAND ${GZIP} -9nkf ${documents}/${name} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
# Not installed by cmake --install, as other systems keep these elsewhere.
install(FILES ${documents}/changelog.gz ${documents}/changelog.Debian.gz ${PROJECT_SOURCE_DIR}/packaging/copyright
    DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT deb EXCLUDE_FROM_ALL)
set(CPACK_INSTALL_CMAKE_PROJECTS
    "${PROJECT_BINARY_DIR};settebello;ALL;/;${PROJECT_BINARY_DIR};settebello;deb;/")
