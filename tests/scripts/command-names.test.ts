import { expect, test } from 'vitest'
import { nameFolderCommands } from '../../scripts/build/command-names.ts'

test.each([
  ['“npm run shop -- check” shows it', '“node shop.js check” shows it'],
  ['complete it with `npm run shop -- restore`', 'complete it with `node shop.js restore`'],
  ['Usage: npm run shop -- COMMAND', 'Usage: node shop.js COMMAND'],
  ['npm run catalog -- import FOLDER', 'node shop.js catalog import FOLDER'],
  ['npm run move takes it there', 'node shop.js move takes it there'],
  ['npm run serve -- --workers 4', 'node shop.js serve --workers 4'],
  ['npm start', 'node server.js'],
  ['build with "npm run build -- --demo"', 'build with "npm run build -- --demo"'],
])('in the folder, %s becomes %s [P9.09]', (text, named) => {
  expect(nameFolderCommands(text)).toBe(named)
})
