import { afterEach, describe, expect, test, vi } from 'vitest'
import { allCapabilities, createCapabilities } from '#app/provider/capabilities.ts'
import type { Log } from '#provider/contract/log.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { warnAboutDeprecatedSettings } from '#shop/settings/parse-variables.ts'
import { warnAboutUntrustedProxy } from '#shop/settings/shared-settings.ts'

describe('settings', () => {
  test('all have defaults', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      origin: 'http://localhost:3000',
      providerUrl: null,
      ownerMail: null,
      galleryPage: false,
    })
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['ORIGIN', 'shop.example'],
    ['PROVIDER_URL', 'ftp://host'],
    ['SECRET', 'short'],
    ['SECRET', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['OWNER_MAIL', 'nobody'],
    ['GALLERY_PAGE', 'perhaps'],
    ['PROVIDER_TIMEOUT_MS', '-1'],
    ['PAGE_TIMEOUT_MS', '99'],
    ['ORIGIN', 'https://shop.example/music'],
    ['ORIGIN', 'https://shop.example/?x=1'],
    ['SITE_LOCALE', 'pl'],
    ['TRUSTED_PROXY', 'true'],
    ['TRUSTED_PROXY', '10.0.0.0/8'],
    ['TRUSTED_PROXY', '10.0.0.1,'],
    ['PROVIDER_EXTENSIONS', 'balance,teleport'],
    ['PROVIDER_EXTENSIONS', 'payment'],
    ['PROVIDER_DOWNLOADS_URL', 'host.example/files'],
    ['PACKS_CATEGORY', 'packs'],
    ['ONE_SHOTS_CATEGORY', '0'],
    ['MEDIA_URLS', 'https://cdn.example,cdn'],
    ['PAYMENT_METHOD', 'money transfer'],
    ['PAYMENT_ORIGINS', 'https://cards.example/pay'],
    ['PAYMENT_INSTRUCTIONS', 'See https://bank.example'],
    ['PAYMENT_INSTRUCTIONS_DE', 'Siehe www.bank.example'],
  ])('an invalid %s (%s) is rejected with a message that contains its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} is invalid: it must `),
    )
  })

  test('all invalid settings are reported in one error', () => {
    const read = () => readSettings({ PORT: 'x', ORIGIN: 'y' })
    expect(read).toThrow(/PORT/)
    expect(read).toThrow(/ORIGIN/)
  })

  test('the trailing slash of a URL is removed, and an empty value counts as not set', () => {
    const settings = readSettings({ ORIGIN: 'https://shop.example/', PROVIDER_URL: '' })
    expect(settings.origin).toBe('https://shop.example')
    expect(settings.providerUrl).toBeNull()
  })

  test('a trusted proxy is loopback or a list of addresses', () => {
    expect(readSettings({}).trustedProxy).toBeNull()
    expect(readSettings({ TRUSTED_PROXY: 'loopback' }).trustedProxy).toBe('loopback')
    const settings = readSettings({ TRUSTED_PROXY: '10.0.0.1, 2001:db8::1' })
    expect(settings.trustedProxy).toEqual(['10.0.0.1', '2001:db8::1'])
  })

  test('the error message for an invalid flag lists the valid values', () => {
    expect(() => readSettings({ GALLERY_PAGE: 'perhaps' })).toThrow(
      'GALLERY_PAGE is invalid: it must be 0, 1, true or false.',
    )
  })
})

test('visitors who share a rate limit because of an untrusted proxy cause a warning', () => {
  const log = vi.fn<Log>()
  warnAboutUntrustedProxy(readSettings({ TRUSTED_PROXY: 'loopback' }), log)
  expect(log).not.toHaveBeenCalled()
  warnAboutUntrustedProxy(readSettings({}), log)
  expect(log.mock.calls).toEqual([
    ['warn', 'rate-limit-shared', { reason: expect.stringContaining('TRUSTED_PROXY') }],
  ])
})

describe('a deprecated setting name', () => {
  const log = vi.fn<Log>()
  afterEach(() => {
    log.mockReset()
  })

  test.each([
    ['HOUSE_LOCALE', 'de', 'SITE_LOCALE', { siteLocale: 'de' }],
    ['READY_PAGES_MB', '1', 'PAGE_CACHE_MB', { pageCacheBytes: 1024 * 1024 }],
    ['KIT_PAGE', '1', 'GALLERY_PAGE', { galleryPage: true }],
  ])('%s=%s still works and logs one warning that recommends %s', (name, value, use, expected) => {
    expect(readSettings({ [name]: value })).toMatchObject(expected)
    warnAboutDeprecatedSettings({ [name]: value }, log)
    expect(log.mock.calls).toEqual([['warn', 'setting-deprecated', { setting: name, use }]])
  })

  test('is overridden by its replacement', () => {
    const settings = readSettings({ SITE_LOCALE: 'fr', HOUSE_LOCALE: 'de' })
    expect(settings.siteLocale).toBe('fr')
  })

  test('that is not set logs nothing', () => {
    warnAboutDeprecatedSettings({ SITE_LOCALE: 'de', HOUSE_LOCALE: '' }, log)
    expect(log).not.toHaveBeenCalled()
  })
})

describe('the settings of a provider', () => {
  const PROVIDER_URL = 'https://host.example'

  test('are those of vanilla Bagisto unless extensions are named [P7.02]', () => {
    const settings = readSettings({ PROVIDER_URL })
    expect(settings).toMatchObject({
      capabilities: createCapabilities([]),
      providerDownloadsUrl: `${PROVIDER_URL}/customer/account/downloadable-products`,
      categoryIds: { pack: 2, 'one-shot': 3, loop: null },
      paymentMethod: 'moneytransfer',
      paymentOrigins: [],
      mediaUrls: [],
    })
    expect(readSettings({}).capabilities).toEqual(allCapabilities)
    expect(readSettings({}).categoryIds.loop).toBe(4)
    expect(readSettings({ PROVIDER_URL, LOOPS_CATEGORY: '9' }).categoryIds.loop).toBe(9)
  })

  test('the extensions are a list of names, or all of them [P7.02]', () => {
    const read = (names: string) =>
      readSettings({ PROVIDER_URL, PROVIDER_EXTENSIONS: names }).capabilities
    expect(read('refresh, contact')).toEqual(createCapabilities(['refresh', 'contact']))
    expect(read('all')).toEqual(allCapabilities)
  })

  test.each([
    [true, 'https://shop.example'],
    [true, 'http://localhost:3000'],
    [true, 'http://shop.localhost:3000'],
    [false, 'http://shop.example'],
    [false, 'http://127.0.0.1:3000'],
    [false, 'https://192.0.2.1'],
    [false, 'https://[2001:db8::1]'],
  ])('passkeys are enabled (%s) at %s according to browser support', (used, ORIGIN) => {
    expect(readSettings({ ORIGIN }).capabilities.passkeys).toBe(used)
  })

  test('payment instructions apply to all languages or to one, and \\n is a line break [P7.02]', () => {
    const { paymentInstructions } = readSettings({
      PROVIDER_URL,
      PAYMENT_INSTRUCTIONS: 'Transfer the amount.\\nIBAN: NL00 TEST',
      PAYMENT_INSTRUCTIONS_DE: 'Bitte überweise den Betrag.',
    })
    expect(paymentInstructions.en).toBe('Transfer the amount.\nIBAN: NL00 TEST')
    expect(paymentInstructions.de).toBe('Bitte überweise den Betrag.')
  })

  test('the public URL is the base of the page with the downloads', () => {
    const settings = readSettings({ PROVIDER_URL, PROVIDER_PUBLIC_URL: 'https://shop.example/b' })
    expect(settings.providerDownloadsUrl).toMatch(/^https:\/\/shop\.example\/b\/customer\//)
  })
})
