import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from '#app/server/settings.ts'
import { signingSecret } from '#app/server/signing-secret.ts'

describe('settings', () => {
  test('a fresh clone needs none', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      origin: 'http://localhost:3000',
      providerUrl: null,
      demoCatalogue: 'full',
      outbox: true,
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
    ['OUTBOX', 'perhaps'],
    ['OWNER_MAIL', 'nobody'],
    ['GALLERY_PAGE', 'perhaps'],
    ['DEMO_CATALOGUE', 'huge'],
    ['PROVIDER_TIMEOUT_MS', '-1'],
    ['ORIGIN', 'https://shop.example/music'],
    ['ORIGIN', 'https://shop.example/?x=1'],
    ['SITE_LOCALE', 'pl'],
    ['TRUSTED_PROXY', 'true'],
    ['TRUSTED_PROXY', '10.0.0.0/8'],
    ['TRUSTED_PROXY', '10.0.0.1,'],
  ])('a wrong %s (%s) stops the start with a sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`setting ${name} is wrong: it `),
    )
  })

  test('several wrong values are all named at once', () => {
    const read = () => readSettings({ PORT: 'x', ORIGIN: 'y' })
    expect(read).toThrow(/PORT/)
    expect(read).toThrow(/ORIGIN/)
  })

  test('an address loses its trailing slash and an empty value counts as absent', () => {
    const settings = readSettings({ ORIGIN: 'https://shop.example/', PROVIDER_URL: '' })
    expect(settings.origin).toBe('https://shop.example')
    expect(settings.providerUrl).toBeNull()
  })

  test('a trusted proxy is this machine or a list of addresses', () => {
    expect(readSettings({}).trustedProxy).toBeNull()
    expect(readSettings({ TRUSTED_PROXY: 'loopback' }).trustedProxy).toBe('loopback')
    const settings = readSettings({ TRUSTED_PROXY: '10.0.0.1, 2001:db8::1' })
    expect(settings.trustedProxy).toEqual(['10.0.0.1', '2001:db8::1'])
  })

  test('mail stays out of a browser in production unless asked for', () => {
    expect(readSettings({ NODE_ENV: 'production' }).outbox).toBe(false)
    expect(readSettings({ NODE_ENV: 'production', OUTBOX: '1' }).outbox).toBe(true)
  })

  test('mail stays out of a browser where visitors come from elsewhere, unless asked for', () => {
    const ORIGIN = 'https://shop.example'
    expect(readSettings({ ORIGIN }).outbox).toBe(false)
    expect(readSettings({ ORIGIN, OUTBOX: '1' }).outbox).toBe(true)
    expect(readSettings({ ORIGIN: 'http://127.0.0.1:8080' }).outbox).toBe(true)
  })

  test('a switch that is neither on nor off is explained in plain words', () => {
    expect(() => readSettings({ OUTBOX: 'perhaps' })).toThrow('it must be 0, 1, true or false.')
  })
})

describe('the signing secret', () => {
  test('a data folder makes its own, keeps it and lets nobody else read it', () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'overtone-secret-')), 'data')
    const first = signingSecret({ secret: null, dataDir })
    expect(first.length).toBeGreaterThanOrEqual(64)
    expect(signingSecret({ secret: null, dataDir })).toBe(first)
    expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(first)
    expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0)
  })

  test('a folder that cannot be made is told in one sentence', () => {
    expect(() => signingSecret({ secret: null, dataDir: '/dev/null/data' })).toThrow(
      'The data folder /dev/null/data cannot be written.',
    )
  })
})
