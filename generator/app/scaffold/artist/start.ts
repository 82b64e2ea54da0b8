/** Files that open the studio with two clicks, for people who have no terminal in their hands: one each for macOS, Windows and Linux. */
import type { StartTexts } from '../texts/index.ts';
import type { NewFile } from './facts.ts';

const NODE_PAGE = 'https://nodejs.org/en/download';
const NAME = 'Open studio';

/** @param texts that they print */
export function writeStartFiles(texts: StartTexts['studio']): NewFile[] {
  return [
    { path: `${NAME}.command`, text: writeShell(texts), isProgram: true },
    { path: `${NAME}.bat`, text: writeBatch(texts) },
    { path: `${NAME}.desktop`, text: DESKTOP, isProgram: true },
  ];
}

/** A file that is opened has the paths of the system alone, not those that a terminal adds for Homebrew or a version manager. */
function writeShell({ opens, node, install, failed }: StartTexts['studio']): string {
  const say = (text: string) => `printf '%s\\n' '${text.replaceAll("'", `'\\''`)}'`;
  return `#!/bin/sh
cd "$(dirname "$0")" || exit 1
for folder in /usr/local/bin /opt/homebrew/bin "$HOME/.volta/bin" "$HOME"/.nvm/versions/node/*/bin; do
  PATH="$PATH:$folder"
done
wait_and_end() {
  ${say(failed)}
  read -r _
  exit 1
}
if ! command -v node >/dev/null 2>&1; then
  ${say(node)}
  { open ${NODE_PAGE} || xdg-open ${NODE_PAGE}; } >/dev/null 2>&1
  wait_and_end
fi
if [ ! -d node_modules ]; then
  ${say(install)}
  npm install || wait_and_end
fi
${say(opens)}
npx --no-install liner studio || wait_and_end
`;
}

function writeBatch({ opens, node, install, failed }: StartTexts['studio']): string {
  const say = (text: string) =>
    `echo ${text.replace(/[\^&<>|()%!]/g, (sign) => (sign === '%' ? '%%' : `^${sign}`))}`;
  const lines = [
    '@echo off',
    // For letters beyond ASCII.
    'chcp 65001 >nul',
    'cd /d "%~dp0"',
    'where node >nul 2>nul',
    'if not errorlevel 1 goto node',
    say(node),
    `start "" ${NODE_PAGE}`,
    'goto failed',
    ':node',
    'if exist node_modules goto studio',
    say(install),
    'call npm install',
    'if errorlevel 1 goto failed',
    ':studio',
    say(opens),
    'call npx --no-install liner studio',
    'if not errorlevel 1 exit /b 0',
    ':failed',
    say(failed),
    'pause >nul',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Runs the file for macOS, which lies beside it; %k is the place of this one (freedesktop.org, Desktop Entry Specification). */
const DESKTOP = `[Desktop Entry]
Type=Application
Name=${NAME}
Icon=applications-multimedia
Terminal=true
Exec=sh -c "exec sh \\\\"\\\\$(dirname \\\\"\\\\$1\\\\")/${NAME}.command\\\\"" sh %k
`;
