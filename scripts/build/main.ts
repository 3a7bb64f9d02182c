import { parseArgs } from 'node:util'
import { makeFolder } from './make-folder.ts'

// Makes the folder that runs the shop without an install: `main.ts <folder> [--demo]`.
const { values, positionals } = parseArgs({
  options: { demo: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [folder] = positionals
if (folder === undefined) throw new Error('The folder is missing.')
await makeFolder(folder, values)
