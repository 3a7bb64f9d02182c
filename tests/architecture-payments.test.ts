import { expect, test } from 'vitest'
import { paymentServices, demoPage } from '#provider/payments/payment-services.ts'
import {
  files,
  findImportsBetween,
  formatImport,
  sources,
  toRelativePath,
} from './support/import-graph.ts'

/** The file that lists the payment services. */
const list = 'provider/payments/payment-services.ts'

/** Files outside a service's folder that may still name it. */
const namingFiles: Readonly<Record<string, string>> = {
  [list]: 'it is the list',
  'shop/seller-law.ts':
    'the owner reads there why the privacy policy, which names it, does not suit',
}

const serviceNames = paymentServices.map(({ name }) => name)

/** Returns the payment service whose folder contains a file, or an empty string. */
function getService(file: string): string {
  const [, name = ''] = /^provider\/payments\/([\w-]+)\//.exec(toRelativePath(file)) ?? []
  return [...serviceNames, demoPage.name].includes(name) ? name : ''
}

test('only the list of payment services imports their folders', () => {
  const found = findImportsBetween(getService).filter(({ to }) => to !== '')
  expect(found.length).toBeGreaterThan(0)
  const others = found.filter(({ file }) => toRelativePath(file) !== list)
  expect(others.map(formatImport)).toEqual([])
})

test('payment services are named only in their own folder and in the list', () => {
  const naming = serviceNames.flatMap((name) =>
    files
      .filter((file) => getService(file) !== name)
      .filter((file) => sources.get(file)?.toLowerCase().includes(name)),
  )
  expect(new Set(naming.map(toRelativePath))).toEqual(new Set(Object.keys(namingFiles)))
})

/** The origin of the catalogue has the same name as the demo page. */
const catalogueFolders = /^provider\/(catalog|carts|programs\/(import|demo))\//

test('no other file compares the name of the demo page', () => {
  const comparing = files
    .filter((file) => getService(file) !== demoPage.name)
    .filter((file) => new RegExp(`[!=]== '${demoPage.name}'`).test(sources.get(file) ?? ''))
    .map(toRelativePath)
  expect(comparing.filter((path) => !catalogueFolders.test(path))).toEqual([])
})
