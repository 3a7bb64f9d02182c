import { expect, test } from 'vitest'
import {
  files,
  findImportsBetween,
  formatImport,
  sources,
  toRelativePath,
} from '../../support/import-graph.ts'

/** The folders of the processors, and what each is called. */
const processors = ['stripe', 'demo']
const list = 'provider/payments/open-processors.ts'

/** The folder of the processor that a file belongs to; empty for all others. */
function getProcessor(file: string): string {
  const [, name = ''] = /^provider\/payments\/(\w+)\//.exec(toRelativePath(file)) ?? []
  return processors.includes(name) ? name : ''
}

test('only the list of processors imports their folders', () => {
  const found = findImportsBetween(getProcessor)
    .filter(({ to, file }) => to !== '' && toRelativePath(file).startsWith('provider/'))
    .map(formatImport)
  expect(found.map((line) => line.replace(/ → .*/, ''))).toEqual(found.map(() => list))
  expect(found.length).toBeGreaterThan(0)
})

/** The origin of the catalogue has a value of the same name. */
const catalogueFolders = /^provider\/(catalog|carts|programs\/(import|demo))\//

test('no file outside of these folders compares the name of a processor', () => {
  const others = files.filter((file) => getProcessor(file) === '')
  const comparing = others
    .filter((file) => /[!=]== '(stripe|demo)'/.test(sources.get(file) ?? ''))
    .map(toRelativePath)
    .filter((path) => path.startsWith('provider/') && !catalogueFolders.test(path))
  expect(comparing).toEqual([])
})
