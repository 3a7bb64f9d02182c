import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { findLiveProblems } from '#provider/programs/check/live-check.ts'
import { loadShop } from '#shop/load-shop.ts'
import { describeLogo } from '#shop/live-check/logo-note.ts'
import { findDemoFacts } from '#shop/demo-facts.ts'
import { findVatNumberExample } from '#shop/vat-number.ts'
import demoShop from '../../../../shop.config.ts'
import { prepareLiveShop } from '../../../support/shops/live-shop.ts'
import { otherIdentity } from '../../../support/shops/other-identity.ts'

const demoIcon = resolve(import.meta.dirname, '../../../../shop/brand/icon.svg')

test('each detail of the demo seller is listed, even without demo: true [P5.09]', async () => {
  const { folder, settings, writeConfig } = await prepareLiveShop()
  const seller = { ...demoShop.seller, email: 'ann@kalkenruis.nl', register: null, vatId: null }
  await mkdir(join(folder, 'shop/brand'), { recursive: true })
  await copyFile(demoIcon, join(folder, 'shop/brand/icon.svg'))
  await writeConfig({ brand: demoShop.brand, seller, tax: { ...demoShop.tax, mode: 'none' } })
  const problems = await findLiveProblems(settings)
  expect(problems.map(({ what }) => what)).toEqual([
    'brand.name',
    'brand.tagline',
    'brand.filePrefix',
    'seller.legalName',
    'seller.representatives',
    'seller.address.street',
    'seller.phone',
    'brand.icon',
  ])
  expect(problems[0]?.problem).toBe('is that of the demo shop; write your own.')
})

test('all details of the demo seller are recognized, even a reformatted icon, and none of another seller [P5.09]', async () => {
  const icon = await readFile(demoIcon, 'utf8')
  expect(findDemoFacts(demoShop, icon)).toHaveLength(9)
  expect(findDemoFacts(otherIdentity, icon.replace('#f2552c', '#2c55f2'))).toEqual([])
  // As saved by an editor or Git.
  expect(findDemoFacts(otherIdentity, `\r\n${icon.trim()}\r\n`)).toEqual(['brand.icon'])
})

test.each([
  ['garbage', 'NL', 'NL123456789B01'],
  ['NL24681357B01', 'NL', 'NL123456789B01'],
  ['123456789', 'DE', 'DE123456789'],
  ['GR123456789', 'GR', 'EL123456789'],
])('the VAT number %s of a seller in %s is refused [P5.09]', async (vatId, country, example) => {
  const { settings, seller, writeConfig } = await prepareLiveShop()
  const address = { ...seller.address, country, region: 'SN' }
  await writeConfig({ seller: { ...seller, vatId, address } })
  expect(await findLiveProblems(settings)).toContainEqual({
    what: 'seller.vatId',
    problem: `${vatId} is not a VAT number; one looks like ${example}.`,
  })
})

test.each([
  ['NL 2468.13.570.B01', 'NL'],
  ['ATU12345678', 'AT'],
  ['EL123456789', 'GR'],
  ['FRXX123456789', 'FR'],
  ['IE1234567WA', 'IE'],
  ['DE123456789', 'NL'],
  ['CHE-123.456.789 MWST', 'CH'],
])('the VAT number %s of a seller in %s is accepted [P5.09]', (vatId, country) => {
  expect(findVatNumberExample(vatId, country)).toBe(null)
})

test.each([
  ['DE', null, ['seller.taxNumber']],
  ['DE', '201/123/40017', []],
  ['AT', null, []],
])(
  'a seller in %s without a VAT number and with the tax number %s must add %o [P5.09]',
  async (country, taxNumber, fields) => {
    const { settings, seller, writeConfig } = await prepareLiveShop()
    const address = { ...seller.address, country, region: country === 'DE' ? 'SN' : null }
    await writeConfig({
      seller: { ...seller, vatId: null, taxNumber, address },
      tax: { mode: 'none', salesCountries: ['NL'] },
    })
    expect((await findLiveProblems(settings)).map(({ what }) => what)).toEqual(fields)
  },
)

test.each([
  ['0431 5550182', 'has no country code; write it as in +49 431 5550182.'],
  ['(0431) 5550182', 'has no country code; write it as in +49 431 5550182.'],
  ['0049 431 5550182', 'has no country code; write it as in +49 431 5550182.'],
])(
  'a seller with the phone number %s must add the country code [P5.09]',
  async (phone, problem) => {
    const { settings, seller, writeConfig } = await prepareLiveShop()
    await writeConfig({ seller: { ...seller, phone } })
    expect(await findLiveProblems(settings)).toEqual([{ what: 'seller.phone', problem }])
  },
)

test('a legal text that is empty or not yet in force is listed with its languages [P5.09]', async () => {
  const { settings, writeText } = await prepareLiveShop()
  for (const locale of locales) await writeText(`${locale}/terms.md`, '# A\n\nB')
  await writeText('en/terms.md', '# TODO', '2099-01-01')
  await writeText('de/terms.md', '# A\n\n## B')
  await writeText('fr/terms.md', '# A\n\nB', '2099-01-01')
  expect(await findLiveProblems(settings)).toEqual([
    { what: 'terms.md', problem: 'says nothing below its title in en, de.' },
    { what: 'terms.md', problem: 'does not apply yet, by its date, in en, fr.' },
  ])
})

test.each([
  [
    'BE',
    {},
    [
      'law.en',
      'law.de',
      'law.nl',
      'law.it',
      'law.fr',
      'law.es',
      'dataProtectionAuthority',
      'retentionYears',
    ],
  ],
  ['FR', {}, ['disputeBody', 'hosting']],
  ['NL', { servicesInEu: null }, ['servicesInEu']],
  ['NL', { servicesInEu: false }, ['servicesInEu']],
])(
  'a seller in %s with %o must add the details missing from its texts [P5.09 P6.05]',
  async (country, legal, fields) => {
    const { settings, seller, writeConfig } = await prepareLiveShop()
    await writeConfig({
      seller: { ...seller, vatId: null, address: { ...seller.address, country } },
      tax: { mode: 'none', salesCountries: ['NL'] },
      legal: { servicesInEu: true, ...legal },
    })
    expect((await findLiveProblems(settings)).map(({ what }) => what)).toEqual(
      fields.map((field) => `legal.${field}`),
    )
  },
)

test('a seller in a country without built-in law states its law and can go live [P5.09 P6.05]', async () => {
  const { settings, seller, writeConfig } = await prepareLiveShop()
  await writeConfig({
    seller: { ...seller, vatId: null, address: { ...seller.address, country: 'BE' } },
    tax: { mode: 'none', salesCountries: ['BE'] },
    legal: {
      law: {
        en: 'Belgian law',
        de: 'belgisches Recht',
        nl: 'Belgisch recht',
        it: 'legge belga',
        fr: 'droit belge',
        es: 'ley belga',
      },
      dataProtectionAuthority: {
        name: 'Gegevensbeschermingsautoriteit',
        url: 'https://www.gegevensbeschermingsautoriteit.be/',
      },
      retentionYears: 10,
      servicesInEu: true,
    },
  })
  expect(await findLiveProblems(settings)).toEqual([])
  const { legalTexts } = await loadShop({ shopConfigPath: settings.SHOP_CONFIG, legalDir: null })
  expect(legalTexts.get('terms', 'nl')?.markdown).toContain('Belgisch recht is van toepassing')
  expect(legalTexts.get('privacy', 'nl')?.sections.at(-1)?.html).toContain(
    '<li>Gegevensbeschermingsautoriteit\n<a href="https://www.gegevensbeschermingsautoriteit.be">',
  )
})

test.each([
  [null, 'is missing; the data protection authority depends on it. Write one of BB, BE,'],
  ['XX', 'is XX; write one of BB, BE,'],
])('a German seller with the state %o must correct it [P5.09 P6.05]', async (region, problem) => {
  const { settings, seller, writeConfig } = await prepareLiveShop()
  const address = { ...seller.address, country: 'DE', region }
  await writeConfig({ seller: { ...seller, vatId: 'DE246813579', address } })
  expect(await findLiveProblems(settings)).toEqual([
    { what: 'seller.address.region', problem: expect.stringContaining(problem) },
  ])
})

test.each([
  ['<svg viewBox="0 0 9 9"><path fill="#0b3d20" d="M0 0h9v9z"/></svg>', 'dark'],
  ['<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>', 'dark'],
  ['<svg viewBox="0 0 9 9"><path style="fill: #fff" d="M0 0h9v9z"/></svg>', 'light'],
  ['<svg viewBox="0 0 9 9"><path fill="#fb4f20" stroke="none" d="M0 0h9v9z"/></svg>', null],
  ['<svg viewBox="0 0 9 9"><path fill="teal" d="M0 0h9v9z"/></svg>', null],
  ['<svg viewBox="0 0 9 9"><style>@media (prefers-color-scheme: dark) {}</style></svg>', null],
])(
  'the owner is warned about the background on which the logo %s is invisible: %s [P6.15]',
  (logo, theme) => {
    const note = describeLogo({ logo })
    if (theme === null) expect(note).toBeNull()
    else expect(note).toContain(`on the ${theme} background`)
  },
)

test.each([
  ['UG', ['is UG; in Germany, it has to be UG (haftungsbeschränkt).']],
  ['UG (haftungsbeschränkt)', []],
])(
  'a German seller with the legal form %s gets the problems %o [P5.09]',
  async (legalForm, problems) => {
    const { settings, seller, writeConfig } = await prepareLiveShop()
    const address = { ...seller.address, country: 'DE', region: 'SH' }
    await writeConfig({ seller: { ...seller, vatId: 'DE246813579', address, legalForm } })
    expect(await findLiveProblems(settings)).toEqual(
      problems.map((problem) => ({ what: 'seller.legalForm', problem })),
    )
  },
)
