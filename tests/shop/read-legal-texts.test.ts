import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { defineShop, euCountries } from '#shop/shop-config.ts'
import { readLegalTexts } from '#shop/read-legal-texts.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'
import { otherIdentity } from '../support/shops/other-identity.ts'

const shipped = resolve(import.meta.dirname, '../../shop/legal')

/** Writes an owner's English terms as the only custom text. */
async function readWith(terms: string | null, config = otherIdentity) {
  const folder = await createTemporaryFolder()
  await mkdir(join(folder, 'en'))
  if (terms !== null) await writeFile(join(folder, 'en', 'terms.md'), terms)
  return { folder, read: () => readLegalTexts(shipped, config, folder) }
}

const toTerms = (text: string) => `---\ndate: 2026-11-01\n---\n\n# Terms\n\n${text}\n`

test("the texts are those in the shop's languages, which they name [P6.05]", async () => {
  const folder = await createTemporaryFolder()
  await mkdir(join(folder, 'it'))
  await writeFile(join(folder, 'it', 'terms.md'), 'not a legal text')
  const config = defineShop({ ...otherIdentity, languages: ['de', 'fr'] })
  const texts = readLegalTexts(shipped, config, folder)
  expect(texts.get('terms', 'de')?.markdown).toContain('Du kannst auf Deutsch oder Französisch')
  expect(['it', 'en'].map((locale) => texts.get('terms', locale as 'it'))).toEqual([null, null])
})

test("a file replaces a text, with the shop's details filled in [P5.02]", async () => {
  const { read } = await readWith(toTerms('{seller.legalName} sells.\n\n## Law\n\n- Dutch'))
  const terms = read().get('terms', 'en')
  expect(terms).toMatchObject({
    title: 'Terms',
    lead: '<p>Kalk en Ruis Geluid sells.</p>',
    sections: [{ title: 'Law', html: '<ul>\n<li>Dutch</li>\n</ul>' }],
    date: '2026-11-01',
    isOwn: true,
  })
  expect(terms?.version).toMatch(/^2026-11-01-[0-9a-f]{8}$/)
})

test('a text gets a new version if a word or a detail of the seller changes [P5.02]', async () => {
  const version = async (text: string, config = otherIdentity) =>
    (await readWith(toTerms(text), config)).read().get('terms', 'en')?.version
  const seller = { ...otherIdentity.seller, phone: '+31 10 555 0188' }
  const first = await version('Call {seller.phone}')
  expect(await version('Call {seller.phone}')).toBe(first)
  expect(await version('Please call {seller.phone}')).not.toBe(first)
  expect(await version('Call {seller.phone}', { ...otherIdentity, seller })).not.toBe(first)
})

test('markup and scripts in a text are shown as text, and links cannot run scripts [P5.02]', async () => {
  const { read } = await readWith(
    toTerms(
      '<script>a()</script>\n\nOur <b>b</b> [x](javascript:a) [y](/privacy) ![z](//evil.test/z.png)',
    ),
  )
  const { lead = '' } = read().get('terms', 'en') ?? {}
  expect(lead).not.toMatch(/<(script|b|img)\b|javascript:/)
  expect(lead).toContain('&lt;b&gt;')
  expect(lead).toContain('<a href="/en/privacy">y</a>')
})

test('details are inserted as text, and a line with one that the seller lacks is left out [P5.02]', async () => {
  const { seller } = otherIdentity
  const config = { ...otherIdentity, seller: { ...seller, legalName: '<b>K</b> *R*', vatId: null } }
  const { read } = await readWith(toTerms('- {seller.legalName}\n- VAT {seller.vatId}'), config)
  expect(read().get('terms', 'en')?.lead).toBe('<ul>\n<li>&lt;b&gt;K&lt;/b&gt; *R*</li>\n</ul>')
})

test.each([
  '1. Mai-Str. 5',
  '12) Hof',
  '- Nord',
  '+ Plus',
  '---',
  '=',
  '# 5',
  '> Kai',
  '*A* _b_ `c` ~d~',
  '[x](https://evil.test) | y',
  '<img src=x onerror=a()>',
  'A &copy; B & C',
  'back\\*slash\\',
])('the detail %o is shown unchanged anywhere in a text [P5.02]', async (fact) => {
  const { seller } = otherIdentity
  const config = {
    ...otherIdentity,
    seller: { ...seller, legalName: fact, address: { ...seller.address, street: fact } },
  }
  const text =
    '{seller.legalName}\n\n- {seller.address.street}\n\n## {seller.legalName}\n\n' +
    'Before\n{seller.address.street}\n\n| a |\n|---|\n| {seller.address.street} |'
  const { read } = await readWith(toTerms(text), config)
  const terms = read().get('terms', 'en')
  const escaped = fact
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
  expect(terms?.lead).toBe(`<p>${escaped}</p>\n<ul>\n<li>${escaped}</li>\n</ul>`)
  expect(terms?.sections[0]?.title).toBe(fact)
  expect(terms?.sections[0]?.html).toContain(`<p>Before\n${escaped}</p>`)
  expect(terms?.sections[0]?.html).toContain(`<td>${escaped}</td>`)
})

test.each([
  ['none', 'exempt notOss'],
  ['home', 'vat notOss'],
  ['oss', 'vat oss'],
] as const)(
  'in tax mode %s, only the lines marked with %s are shown [P5.07]',
  async (mode, escaped) => {
    const names = ['vat', 'exempt', 'oss', 'notOss']
    const text = names.map((name) => `{tax.${name}}${name}`).join('\n')
    const config = { ...otherIdentity, tax: { ...otherIdentity.tax, mode } }
    const { read } = await readWith(toTerms(text), config)
    expect(read().get('terms', 'en')?.lead).toBe(`<p>${escaped.replace(' ', '\n')}</p>`)
  },
)

test.each([
  [['NL'], 'this country: Netherlands'],
  [['NL', 'BE', 'NL'], 'one of these countries: Belgium and Netherlands'],
  [euCountries, 'the European Union'],
  [euCountries.slice(1), /^one of these countries: Belgium, .*, and Sweden$/],
  [[...euCountries, 'CH'], /^one of these countries: Austria, .*Switzerland/],
])(
  'a text names the countries that the shop sells to as briefly as possible [P5.02]',
  async (salesCountries, words) => {
    const config = {
      ...otherIdentity,
      tax: { ...otherIdentity.tax, salesCountries: [...salesCountries] },
    }
    const { read } = await readWith(toTerms('{tax.salesCountries}'), config)
    const lead = read().get('terms', 'en')?.lead.replaceAll(/<.*?>/g, '')
    expect(lead).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
  },
)

test('a section is left out if the seller has none of its details [P5.02]', async () => {
  const { seller } = otherIdentity
  const without = { ...otherIdentity, seller: { ...seller, register: null, vatId: null } }
  const list = async (config: typeof otherIdentity) =>
    (await readWith(null, config))
      .read()
      .get('imprint', 'en')
      ?.sections.map(({ title }) => title)
  expect(await list(otherIdentity)).toEqual(['Seller', 'Contact', 'Registration and tax'])
  expect(await list({ ...without, seller: { ...without.seller, vatId: 'NL1' } })).toHaveLength(3)
  expect(await list(without)).toEqual(['Seller', 'Contact'])
  const text = '## A\n\n### B\n\n{seller.vatId}\n\n## C\n\n## D\n\n### E\n\n- {seller.vatId}\n\nF'
  const terms = (await readWith(toTerms(text), without)).read().get('terms', 'en')
  expect(terms?.sections.map(({ title }) => title)).toEqual(['C', 'D'])
  expect(terms?.sections[1]?.html).toBe('<h3>E</h3>\n<p>F</p>')
})

test('only the texts written by the owner replace generated ones [P5.02]', async () => {
  const { folder, read } = await readWith(toTerms('Ours'))
  expect(read().get('terms', 'en')).toMatchObject({ lead: '<p>Ours</p>', isOwn: true })
  expect(read().get('terms', 'de')).toMatchObject({ title: 'AGB', isOwn: false })
  await rm(join(folder, 'en', 'terms.md'))
  expect(read().get('terms', 'en')).toMatchObject({ title: 'Terms of use', isOwn: false })
})

test('each missing or invalid text is reported [P5.02]', async () => {
  const { folder, read } = await readWith('no date\n\n# Terms')
  await writeFile(join(folder, 'en', 'licence.md'), toTerms('{seller.fax}'))
  await mkdir(join(folder, 'de'))
  await writeFile(
    join(folder, 'de', 'terms.md'),
    toTerms('A').replace('\n---', '\ndemo: true\n---'),
  )
  await writeFile(join(folder, 'de', 'about.md'), '---\ndate: 2026-11-01\n---\nno title')
  expect(read).toThrow(
    /de\/about\.md: it has no title|en\/licence\.md: \{seller\.fax\} is unknown.*en\/terms\.md: date/s,
  )
  for (const name of ['licence', 'terms']) expect(read).toThrow(`en/${name}.md: `)
  expect(read).toThrow('de/terms.md: remove the unknown line demo')
  const templates = await createTemporaryFolder()
  await cp(shipped, templates, { recursive: true })
  await rm(join(templates, 'fr', 'imprint.md'))
  expect(() => readLegalTexts(templates, otherIdentity)).toThrow('fr/imprint.md: it is missing')
})
