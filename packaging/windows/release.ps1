# Builds, tests and packages Settebello on Windows: a zip and an installer, with their SHA-256 sums, in build\windows.
# Untested: written from the documentation of Qt, vcpkg and CPack; nobody has run it yet.
#
# Needs Visual Studio 2022 with "Desktop development with C++", Qt for MSVC 64-bit (6.4 or newer, with Multimedia for
# sound), vcpkg, Python 3 and, for the installer, NSIS (https://nsis.sourceforge.io). In the "x64 Native Tools Command
# Prompt":
#
#   powershell -ExecutionPolicy Bypass -File packaging\windows\release.ps1 -Qt C:\Qt\6.8.3\msvc2022_64 -Vcpkg C:\vcpkg

param(
    [Parameter(Mandatory)] [string] $Qt,
    [string] $Vcpkg = $(if ($env:VCPKG_INSTALLATION_ROOT) { $env:VCPKG_INSTALLATION_ROOT } else { $env:VCPKG_ROOT })
)

$ErrorActionPreference = 'Stop'
$root = (Resolve-Path "$PSScriptRoot\..\..").Path
$build = "$root\build\windows"

# To PowerShell a failing program is not an error.
function Invoke-Step([string] $What, [scriptblock] $Step) {
    Write-Host "==> $What"
    & $Step
    if ($LASTEXITCODE -ne 0) { throw "$What failed, with exit status $LASTEXITCODE." }
}

if (-not (Test-Path "$Qt\bin\qmake.exe")) { throw "No Qt in $Qt." }
if (-not $Vcpkg -or -not (Test-Path "$Vcpkg\vcpkg.exe")) { throw "No vcpkg in '$Vcpkg'; pass its folder as -Vcpkg." }
$env:PATH = "$Qt\bin;${env:ProgramFiles(x86)}\NSIS;$env:PATH"
$env:QT_QPA_PLATFORM = 'offscreen'

Invoke-Step 'Installing zlib, nlohmann_json and GoogleTest' {
    & "$Vcpkg\vcpkg.exe" install zlib:x64-windows nlohmann-json:x64-windows gtest:x64-windows
}
Invoke-Step 'Configuring' {
    cmake -S $root -B $build -G Ninja -DCMAKE_BUILD_TYPE=Release "-DCMAKE_PREFIX_PATH=$Qt" `
        "-DCMAKE_TOOLCHAIN_FILE=$Vcpkg\scripts\buildsystems\vcpkg.cmake"
}
Invoke-Step 'Building' { cmake --build $build }
Invoke-Step 'Testing' { ctest --test-dir $build --output-on-failure }

Remove-Item -Recurse -Force "$build\packages" -ErrorAction SilentlyContinue
$generators = if (Get-Command makensis -ErrorAction SilentlyContinue) { 'ZIP;NSIS' } else { 'ZIP' }
if ($generators -eq 'ZIP') { Write-Host 'NSIS is missing, so no installer is made.' }
Push-Location $build
try {
    Invoke-Step 'Packing' { cpack -G $generators --config CPackConfig.cmake }
} finally {
    Pop-Location
}
Remove-Item -Recurse -Force "$build\packages\_CPack_Packages" -ErrorAction SilentlyContinue
Get-ChildItem -File "$build\packages" | ForEach-Object {
    '{0}  {1}' -f (Get-FileHash -Algorithm SHA256 $_.FullName).Hash.ToLower(), $_.Name
} | Tee-Object "$build\SHA256SUMS"
