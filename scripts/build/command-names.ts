import type { Plugin } from 'vite'

/** The commands of the folder by those of the project, as `scripts/build/folder` has them. */
const names = [
  [/npm run shop(?: --)?/g, 'node shop.js'],
  [/npm run (catalog|move|provider|serve)(?: --)?/g, 'node shop.js $1'],
  [/npm start/g, 'node server.js'],
] as const

/** Replaces the npm commands in texts with those that a reader of the folder can type. */
export function nameFolderCommands(text: string): string {
  return names.reduce((named, [pattern, command]) => named.replaceAll(pattern, command), text)
}

/** Names the commands of the folder in the texts of everything that is bundled for it. */
export function folderCommands(): Plugin {
  return { name: 'folder-commands', transform: (code) => nameFolderCommands(code) }
}
