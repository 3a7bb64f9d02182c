import { expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { getFilePrefix } from '#shop/file-prefix.ts'
import { parseShopConfig } from '#shop/shop-config.ts'
import demoShop from '../../shop.config.ts'

test('the identity of the demo shop is valid [P5.01]', () => {
  expect(parseShopConfig(demoShop)).toEqual(demoShop)
})

test('each invalid field of an identity is reported [P5.01]', () => {
  const { brand, seller, tax } = demoShop
  const wrong = {
    brand: { ...brand, name: ' ', color: 'red' },
    seller: { ...seller, legalName: 'A\n# B', email: 'nobody', phone: undefined },
    tax: { ...tax, mode: 'some' },
  }
  const fields =
    /brand\.name: .*seller\.legalName: must be one line.*seller\.email: .*seller\.phone: .*tax\.mode: /s
  expect(() => parseShopConfig(wrong)).toThrow(fields)
  expect(() => parseShopConfig(wrong)).toThrow('color')
  expect(() => parseShopConfig(undefined)).toThrow('the export: ')
})

test.each([
  [{ seller: { phone: '' } }, 'seller.phone: must not be empty'],
  [
    { seller: { phone: 49341 } },
    'seller.phone: must be text in quotation marks, not the number 49341',
  ],
  [{ seller: { phone: null } }, 'seller.phone: must be text in quotation marks, not null'],
  [{ seller: { email: 'ann' } }, 'seller.email: must be an email address'],
  [
    { seller: { legalName: 'Nordlicht UG (haftungsbeschränkt)', legalForm: 'UG' } },
    'seller.legalForm: stands in legalName, too; write UG in only one of them',
  ],
  [
    { seller: { legalName: 'Nordlicht GmbH', legalForm: 'GmbH' } },
    'seller.legalForm: stands in legalName, too',
  ],
  [{ seller: { vatId: undefined } }, 'seller.vatId: is missing; write null for none'],
  [
    { seller: { representative: [] } },
    'seller.representative: is unknown; did you mean representatives?',
  ],
  [{ seller: { x: 1 } }, 'seller.x: is unknown; the fields are legalName, legalForm, '],
  [{ tax: { salesCountries: [] } }, 'tax.salesCountries: must not be empty'],
  [{ tax: { salesCountries: 'NL' } }, 'must be a list in square brackets, not the text “NL”'],
  [{ tax: { mode: 'all' } }, 'tax.mode: must be none, home, or oss'],
  [{ brnd: {} }, 'brnd: is unknown; did you mean brand?'],
  [{ languages: [] }, 'languages: must not be empty'],
  [{ languages: 'de' }, 'languages: must be a list in square brackets, not the text “de”'],
  [{ languages: ['ge'] }, 'languages.0: must be en, de, nl, it, fr, or es'],
  [{ languages: ['de', 'ru'] }, 'languages.1: must be en, de, nl, it, fr, or es'],
  [{ languages: ['de', 'fr', 'de'] }, 'languages: names a language twice'],
  [{ demo: 'no' }, 'demo: must be true or false, not the text “no”'],
])('the mistake in %o is answered with a correction [P5.01]', (change: object, message) => {
  const fields = Object.entries(change).map(([name, value]: [string, unknown]) => [
    name,
    {
      ...(Object.hasOwn(demoShop, name) ? Object(demoShop[name as 'seller']) : {}),
      ...Object(value),
    },
  ])
  const changed = Object.fromEntries(fields) as object
  const isWhole = 'demo' in change || 'languages' in change
  const config = { ...demoShop, ...(isWhole ? change : changed) }
  expect(() => parseShopConfig(config)).toThrow(message)
})

test('a shop has all six languages unless it lists its own, each of which needs a tagline [P6.05]', () => {
  const { languages: _, ...config } = demoShop
  expect(parseShopConfig(config).languages).toEqual(locales)
  const tagline = { fr: 'Des sons', en: 'Sounds' }
  const withTagline = { ...config, brand: { ...config.brand, tagline } }
  expect(parseShopConfig({ ...withTagline, languages: ['fr', 'en'] }).brand.tagline).toEqual(
    tagline,
  )
  expect(() => parseShopConfig({ ...withTagline, languages: ['fr', 'it'] })).toThrow(
    /valid:\n {2}brand\.tagline\.it: is missing; the shop has this language$/,
  )
})

test('the error for a config without an export says what to write [P5.01]', () => {
  expect(() => parseShopConfig(undefined)).toThrow(
    'the export: is missing; write export default { … }',
  )
})

test('an invalid color has no contrast [P5.01]', () => {
  const colors = { ...demoShop.brand.colors, accent: 'blue' }
  const config = { ...demoShop, brand: { ...demoShop.brand, colors } }
  expect(() => parseShopConfig(config)).toThrow(
    /valid:\n {2}brand\.colors\.accent: must be a color such as #fb4f20$/,
  )
})

test.each([
  ['#fb4f20', '#ffffff', 'brand.colors.onAccent: has a contrast of 3.'],
  ['#ffd800', '#1c1a17', 'brand.colors.accent: has a contrast of 1.'],
  ['#14110d', '#ffffff', 'to the dark background; it must be at least 3'],
])(
  'the accent %s with the text color %s is refused for its contrast [P5.01]',
  (accent, onAccent, reason) => {
    const colors = { accent, onAccent }
    const config = { ...demoShop, brand: { ...demoShop.brand, colors } }
    expect(() => parseShopConfig(config)).toThrow(reason)
  },
)

test.each([
  ['Harbor Lights', 'HarborLights'],
  ['Été & Sons Sample Works', 'EteSonsSampl'],
  ['夜', 'Shop'],
])('file names of %s start with %s unless the brand sets a prefix [P5.01]', (name, prefix) => {
  expect(getFilePrefix({ name, filePrefix: null })).toBe(prefix)
  expect(getFilePrefix({ name, filePrefix: 'HL' })).toBe('HL')
})

test.each([
  ['NL', ['EL'], 'home', 'tax.salesCountries.0: is not an ISO 3166-1 code: EL; write GR'],
  ['NL', ['BE', 'UK'], 'home', 'tax.salesCountries.1: is not an ISO 3166-1 code: UK; write GB'],
  ['NL', ['ZZ'], 'home', 'tax.salesCountries.0: is not an ISO 3166-1 code: ZZ'],
  ['NL', ['EU'], 'home', 'tax.salesCountries.0: is not an ISO 3166-1 code: EU'],
  ['NL', ['nl'], 'home', 'tax.salesCountries.0: is not an ISO 3166-1 code: nl; write NL'],
  ['YU', ['NL'], 'none', 'seller.address.country: is not an ISO 3166-1 code: YU'],
  ['CH', ['NL'], 'home', 'tax.mode: home needs a seller in the European Union, not in CH'],
  ['GB', ['NL'], 'oss', 'tax.mode: oss needs a seller in the European Union, not in GB'],
] as const)('a seller in %s who sells to %o in tax mode %s is refused [P5.07]', (...wrong) => {
  const [country, salesCountries, mode, reason] = wrong
  const change = { country, salesCountries, mode }
  expect(() => parseShopConfig(withTax(change))).toThrow(reason)
})

test('a seller outside the EU may sell without VAT [P5.07]', () => {
  const config = withTax({ country: 'CH', salesCountries: ['CH', 'NL', 'US'], mode: 'none' })
  expect(parseShopConfig(config).tax.mode).toBe('none')
})

function withTax(change: { country: string; salesCountries: readonly string[]; mode: string }) {
  const { country, ...tax } = change
  const { seller } = demoShop
  return { ...demoShop, seller: { ...seller, address: { ...seller.address, country } }, tax }
}
