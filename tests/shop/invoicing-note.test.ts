import { expect, test } from 'vitest'
import { describeInvoicing } from '#shop/live-check/invoicing-note.ts'
import config from '../../shop.config.ts'

function describeIn(country: string): string | null {
  const { seller } = config
  return describeInvoicing({ seller: { ...seller, address: { ...seller.address, country } } })
}

test.each([
  ['FR', 'France', 'code général des impôts'],
  ['IT', 'Italy', 'Sistema di Interscambio'],
  ['ES', 'Spain', 'Veri*Factu'],
  ['PT', 'Portugal', 'ATCUD'],
  ['HU', 'Hungary', 'Online Számla'],
  ['PL', 'Poland', 'KSeF'],
])('a seller in %s is warned of the invoicing that the law of %s asks for', (code, name, rule) => {
  const note = describeIn(code)
  expect(note).toContain(`The law in ${name} can ask for certified or reported invoicing`)
  expect(note).toContain(rule)
})

test.each(['DE', 'AT', 'NL', 'BE', 'US'])('a seller in %s is not warned', (code) => {
  expect(describeIn(code)).toBe(null)
})
