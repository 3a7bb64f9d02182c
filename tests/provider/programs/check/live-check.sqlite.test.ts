import { expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { printCheck } from '#provider/programs/check/check.cli.ts'
import { openOutput } from '#provider/platform/terminal/progress.ts'
import { findLiveProblems, requireLiveReady } from '#provider/programs/check/live-check.ts'
import { describeTexts } from '#shop/live-check/live-texts.ts'
import { loadShop } from '#shop/load-shop.ts'
import { prepareLiveShop } from '../../../support/shops/live-shop.ts'
import { leipzigShop } from '../../../support/shops/other-identity.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'

const listNames = async (variables: Record<string, string>) =>
  (await findLiveProblems(variables, new Date('2027-01-01'))).map(({ what }) => what)

test('everything missing in a new shop is listed at once [P5.09]', async () => {
  const DATA_DIR = await createTemporaryFolder()
  expect(await listNames({ NODE_ENV: 'production', DATA_DIR })).toEqual([
    'ORIGIN',
    'TRUSTED_PROXY',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'DEMO_CATALOGUE',
    'demo',
    'seller.email',
    'seller.register.number',
    'seller.vatId',
  ])
})

test('a shop in which nothing is missing may accept real payments [P5.09]', async () => {
  const { settings } = await prepareLiveShop()
  expect(await findLiveProblems(settings)).toEqual([])
  await requireLiveReady(settings)
})

test('a shop needs legal texts only in its own languages [P6.05]', async () => {
  const { settings, writeConfig, writeText } = await prepareLiveShop()
  await writeConfig({ languages: ['de', 'fr'] })
  await writeText('de/terms.md', '# AGB\n\nWir verkaufen Klänge.')
  const [problem, ...others] = await findLiveProblems(settings)
  expect(others).toEqual([])
  expect(problem?.problem).toMatch(/^is your own text in de, but that of the shop in fr;/)
  await writeText('fr/terms.md', '# CGV\n\nNous vendons des sons.')
  expect(await findLiveProblems(settings)).toEqual([])
})

test.each([
  [['ORIGIN'], { ORIGIN: 'http://kalkenruis.nl' }],
  [['SMTP_URL'], { SMTP_URL: '', MAIL_FROM: '', MAIL: 'log' }],
  [['SMTP_URL'], { SMTP_URL: '', MAIL_FROM: '' }],
  [['MAIL_FROM'], { SMTP_URL: '' }],
  [['MAIL_FROM'], { MAIL_FROM: '' }],
  [['PAYMENT'], { PAYMENT: 'demo' }],
  [['STRIPE_SECRET_KEY'], { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }],
  [['STRIPE_SECRET_KEY'], { PAYMENT: 'stripe', STRIPE_SECRET_KEY: '' }],
  [['STRIPE_SECRET_KEY'], { STRIPE_SECRET_KEY: 'sk_test_0123456789' }],
  [['STRIPE_WEBHOOK_SECRET'], { STRIPE_WEBHOOK_SECRET: '' }],
  [['MAIL_FROM', 'STRIPE_WEBHOOK_SECRET'], { MAIL_FROM: '', STRIPE_WEBHOOK_SECRET: '' }],
  [['STRIPE_API_BASE'], { STRIPE_API_BASE: 'http://127.0.0.1:4242' }],
  [['DEMO_CATALOGUE'], { DEMO_CATALOGUE: 'small' }],
  [['OUTBOX'], { OUTBOX: '1' }],
  [['ORIGIN'], { ORIGIN: 'https://label.example' }],
  [['ORIGIN'], { ORIGIN: 'https://shop.example.com' }],
  [['MAIL_FROM'], { MAIL_FROM: 'Label <shop@label.example>' }],
  [['SMTP_URL'], { SMTP_URL: 'smtps://user:password@mail.example:465' }],
  [['OWNER_MAIL'], { OWNER_MAIL: 'ann@label.test' }],
  [[], { SMTP_URL: 'smtp://localhost:25' }],
  [['TRUSTED_PROXY'], { TRUSTED_PROXY: '' }],
  [['GALLERY_PAGE'], { GALLERY_PAGE: '1' }],
  [['RATE_LIMIT_FACTOR'], { RATE_LIMIT_FACTOR: '1000' }],
  [[], { RATE_LIMIT_FACTOR: '5' }],
  [['PASSWORD_COST'], { PASSWORD_COST: '14' }],
  [['SECRET'], { SECRET: 'x'.repeat(40) }],
  [['ORIGIN'], { ORIGIN: 'kalkenruis.nl' }],
  [['STRIPE_SECRET_KEY'], { STRIPE_SECRET_KEY: 'pk_live_0123456789', PAYMENT: 'stripe' }],
  [['STRIPE_WEBHOOK_SECRET'], { STRIPE_WEBHOOK_SECRET: '0123456789' }],
  [['SMTP_URL'], { SMTP_URL: 'mail.kalkenruis.nl' }],
  [['MAIL_FROM'], { MAIL_FROM: 'winkel' }],
  [['SITE_LOCALE'], { HOUSE_LOCALE: 'xx' }],
  [['DATABASE_URL'], { DATABASE_URL: 'mysql://127.0.0.1/shop' }],
  [['DATABASE_URL'], { DATABASE_URL: 'postgres://127.0.0.1:1/shop' }],
  [['SHOP_CONFIG'], { SHOP_CONFIG: '/nowhere/shop.config.mjs' }],
])('exactly %o is listed after the change %o [P5.09]', async (names, change) => {
  const { settings } = await prepareLiveShop()
  expect(await listNames({ ...settings, ...change })).toEqual(names)
})

test('an invalid value does not hide other problems [P5.09]', async () => {
  const DATA_DIR = await createTemporaryFolder()
  const invalid = { ORIGIN: 'label', STRIPE_SECRET_KEY: '0123456789', PORT: 'x', MAIL_FROM: 'shop' }
  const names = await listNames({ NODE_ENV: 'production', DATA_DIR, ...invalid })
  const values = ['PORT', 'ORIGIN', 'MAIL_FROM', 'STRIPE_SECRET_KEY']
  expect(names.slice(0, 7)).toEqual([...values, 'TRUSTED_PROXY', 'DEMO_CATALOGUE', 'demo'])
  expect(names).toContain('seller.vatId')
})

test('a database with test payments is listed with their number [P5.09]', async () => {
  const { settings } = await prepareLiveShop()
  const location = { dataDir: settings.DATA_DIR }
  const shop = await openShop({ folder: location.dataDir, ...location })
  const ann = await shop.signUp()
  await ann.topUp(700)
  await ann.topUp(900)
  await shop.close()
  const [problem, ...others] = await findLiveProblems(settings)
  expect(problem?.what).toBe('DATA_DIR')
  expect(problem?.problem).toMatch(
    /^its database holds 2 payments that were not real \(demo page: 2,/,
  )
  expect(others).toEqual([])
  await expect(requireLiveReady(settings)).rejects.toThrow(
    /not ready.*\n {2}DATA_DIR: its database/,
  )
})

test('a shop needs no custom legal text to accept real payments [P5.09 P6.05]', async () => {
  const { settings } = await prepareLiveShop()
  const shop = await loadShop({ shopConfigPath: settings.SHOP_CONFIG, legalDir: null })
  expect(await findLiveProblems(settings)).toEqual([])
  expect(describeTexts(shop)).toEqual([
    'Legal texts made from shop.config.ts: about, accessibility, faq, imprint, licence, privacy, terms, user-data, withdrawal. They are not legal advice: have a lawyer read them.',
    'Of the 7 facts about the law of the seller’s country (Netherlands) in them, 7 were not compared with an official source: the data protection authority, the authority for accessibility, the limits of liability, the VAT of small businesses, how long invoices are kept, out-of-court settlement, who hosts the website. Have a lawyer read these first.',
  ])
})

const findings = { problems: [], notes: ['Have it read.'], asked: ['Stripe'], unasked: ['DNS'] }
const asWords =
  'Have it read.\nAsked:\n  Stripe\nNot asked:\n  DNS\nThe shop is ready to take real money, as far as it could be asked.\n'
const asJson =
  '{"event":"note","note":"Have it read."}\n{"event":"asked","what":"Stripe"}\n{"event":"not-asked","what":"DNS"}\n'

test.each([
  [false, asWords],
  [true, asJson],
])(
  'the check prints notes and what it did and did not verify, as JSON: %o [P6.05 P6.15]',
  (isJson, printed) => {
    const lines: string[] = []
    const output = openOutput(isJson, { write: (text) => lines.push(text) })
    expect(printCheck(findings, output)).toBe(true)
    expect(lines.join('')).toBe(printed)
  },
)

test('a text replaced only in some languages is listed [P5.09 P6.05]', async () => {
  const { settings, writeText } = await prepareLiveShop()
  await writeText('de/terms.md', '# AGB\n\nEs gilt niederländisches Recht.')
  expect(await findLiveProblems(settings)).toEqual([
    {
      what: 'terms.md',
      problem:
        'is your own text in de, but that of the shop in en, nl, it, fr, es; write it in all languages or in none.',
    },
  ])
  for (const locale of locales) await writeText(`${locale}/terms.md`, '# A\n\nB')
  expect(await findLiveProblems(settings)).toEqual([])
  const shop = await loadShop({ shopConfigPath: settings.SHOP_CONFIG, legalDir: null })
  expect(describeTexts(shop).at(-1)).toBe('Legal texts of your own: terms.')
})

test('a text with details of the demo shop is refused with those details [P5.09 P6.05]', async () => {
  const { settings, writeText } = await prepareLiveShop()
  const facts = 'Overtone Sounds, Voorbeeldkade\n12, hello@overtone.example'
  for (const locale of locales) await writeText(`${locale}/imprint.md`, `# A\n\n${facts}`)
  expect(await findLiveProblems(settings)).toEqual([
    {
      what: 'imprint.md',
      problem:
        'states facts of the demo shop (Overtone Sounds, Voorbeeldkade 12, hello@overtone.example) in en, de, nl, it, fr, es.',
    },
  ])
})

test("a legal text that cites another country's law is refused, and the problem names that law [P5.09 P6.05]", async () => {
  const { settings, writeConfig, writeText } = await prepareLiveShop()
  const { seller } = leipzigShop
  await writeConfig({ seller: { ...seller, email: 'ann@kalkenruis.nl' } })
  const write = (terms: string, privacy: string) =>
    Promise.all(
      locales.flatMap((locale) => [
        writeText(`${locale}/terms.md`, `# A\n\n${locale === 'de' ? terms : 'B'}`),
        writeText(`${locale}/privacy.md`, `# A\n\n${privacy}`),
      ]),
    )
  await write('Es gilt niederländisches\nRecht.', 'Klagen: Autoriteit Persoonsgegevens')
  expect(await findLiveProblems(settings)).toEqual([
    {
      what: 'privacy.md',
      problem:
        'names the law of another country (Autoriteit Persoonsgegevens) in en, de, nl, it, fr, es.',
    },
    {
      what: 'terms.md',
      problem: 'names the law of another country (niederländisches Recht) in de.',
    },
  ])
  const authority = 'Sächsische Datenschutz- und Transparenzbeauftragte'
  await write(
    'Es gilt deutsches Recht, nicht niederländisches Recht.',
    `${authority}; in den Niederlanden: Autoriteit Persoonsgegevens`,
  )
  expect(await findLiveProblems(settings)).toEqual([])
})

test('only a shop that accepts real payments must be ready for them [P5.09]', async () => {
  await requireLiveReady({})
  await requireLiveReady({ NODE_ENV: 'production', PAYMENT: 'demo' })
  await requireLiveReady({ PROVIDER_URL: 'https://host.example' })
  await expect(requireLiveReady({ NODE_ENV: 'production' })).rejects.toThrow(
    /not ready to take real money.*\n {2}ORIGIN: .*\n {2}TRUSTED_PROXY: .*\n {2}SMTP_URL: /,
  )
})

test('a shop with a remote provider needs its own identity, but no payments or emails [P7.10]', async () => {
  const { settings } = await prepareLiveShop()
  const { NODE_ENV, DATA_DIR, SHOP_CONFIG, ORIGIN, TRUSTED_PROXY } = settings
  const remote = { NODE_ENV, DATA_DIR, PROVIDER_URL: 'https://host.test' }
  expect(await listNames({ ...remote, ORIGIN: 'http://kalkenruis.nl' })).toEqual([
    'ORIGIN',
    'TRUSTED_PROXY',
    'demo',
    'seller.email',
    'seller.register.number',
    'seller.vatId',
  ])
  await expect(requireLiveReady(remote)).rejects.toThrow(/\n {2}demo: /)
  const complete = { ...remote, SHOP_CONFIG, ORIGIN, TRUSTED_PROXY }
  expect(await findLiveProblems(complete)).toEqual([])
  await requireLiveReady(complete)
})

test('with a live Stripe key, a shop that is not ready is refused in every mode except PAYMENT=demo [P5.09]', async () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'rk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_01234567',
  }
  for (const mode of [{}, { NODE_ENV: 'development' }, { PAYMENT: 'stripe' }]) {
    await expect(requireLiveReady({ ...stripe, ...mode })).rejects.toThrow(
      /not ready to take real money.*\n {2}ORIGIN: .*\n {2}demo: /s,
    )
  }
  await requireLiveReady({ ...stripe, PAYMENT: 'demo' })
  await requireLiveReady({ ...stripe, STRIPE_SECRET_KEY: 'rk_test_0123456789' })
})
