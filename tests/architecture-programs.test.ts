import { expect, test } from 'vitest'
import { files, sources, toRelativePath } from './support/import-graph.ts'

test('each program reads its settings in one place', () => {
  const readers = files.filter((file) => /\bparseVariables\(/.test(sources.get(file) ?? ''))
  expect(readers.map(toRelativePath).toSorted()).toEqual([
    'app/server/settings/settings.ts',
    'provider/programs/settings/back-end-settings.ts',
  ])
})

test('the commands that `npm run shop` and `npm run catalog` list are in their modules', () => {
  const commands = files.map(toRelativePath).filter((file) => file.endsWith('.cli.ts'))
  expect(commands).toContain('provider/orders/orders.cli.ts')
  const lists = /^provider\/programs\/(shop|import)\/[^/]*$/
  expect(commands.filter((file) => lists.test(file))).toEqual([])
})
