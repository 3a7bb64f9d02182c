import { describe, expect, test } from 'vitest'
import { readBackEndSettings } from '#provider/programs/settings/back-end-settings.ts'
import { readCommandSettings } from '#provider/programs/settings/command-settings.ts'

describe('the settings of the back end', () => {
  test('all have defaults', () => {
    expect(readBackEndSettings({})).toMatchObject({
      origin: 'http://localhost:3000',
      providerPort: 4000,
      demoCatalogue: 'full',
      outbox: true,
      ownerMail: null,
    })
  })

  test.each([
    ['DATABASE_URL', 'mysql://host/shop'],
    ['DATABASE_CONNECTIONS', '1'],
    ['DATABASE_CONNECTIONS', '2.5'],
    ['DATABASE_CONNECTIONS', 'many'],
    ['OUTBOX', 'perhaps'],
    ['MAIL', 'smtp'],
    ['DEMO_CATALOGUE', 'huge'],
    ['ALERT_WEBHOOK_URL', 'http://chat.example/hook'],
    ['BACKUP_MAX_AGE_DAYS', '366'],
  ])('an invalid %s (%s) is rejected with a message that contains its name', (name, value) => {
    expect(() => readBackEndSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} is invalid: it must `),
    )
  })

  test('one error reports the invalid settings of both programs', () => {
    const read = () => readBackEndSettings({ OUTBOX: 'x', PORT: 'y', PAGE_CACHE_MB: 'z' })
    for (const name of ['OUTBOX', 'PORT', 'PAGE_CACHE_MB']) expect(read).toThrow(name)
  })

  test('by default, alerts are not posted to a webhook and backups may be three days old [P6.15]', () => {
    expect(readBackEndSettings({})).toMatchObject({ alertWebhookUrl: null, maxBackupAgeDays: 3 })
    const set = { ALERT_WEBHOOK_URL: 'http://localhost:8080/hook', BACKUP_MAX_AGE_DAYS: '0' }
    expect(readBackEndSettings(set)).toMatchObject({
      alertWebhookUrl: 'http://localhost:8080/hook',
      maxBackupAgeDays: 0,
    })
  })

  test('the outbox is off in production by default', () => {
    expect(readBackEndSettings({ NODE_ENV: 'production' }).outbox).toBe(false)
    expect(readBackEndSettings({ NODE_ENV: 'production', OUTBOX: '1' }).outbox).toBe(true)
  })

  test('the outbox is off by default unless the origin is loopback', () => {
    const ORIGIN = 'https://shop.example'
    expect(readBackEndSettings({ ORIGIN }).outbox).toBe(false)
    expect(readBackEndSettings({ ORIGIN, OUTBOX: '1' }).outbox).toBe(true)
    expect(readBackEndSettings({ ORIGIN: 'http://127.0.0.1:8080' }).outbox).toBe(true)
  })

  test('a public shop in production must state that it only prints its emails', () => {
    const variables = { NODE_ENV: 'production', ORIGIN: 'https://shop.example' }
    expect(() => readBackEndSettings(variables)).toThrow(/^SMTP_URL is not set: [^\n]+$/)
    expect(readBackEndSettings({ ...variables, MAIL: 'log' }).origin).toBe('https://shop.example')
    expect(readBackEndSettings({ ...variables, PROVIDER_URL: 'https://host.example' }).outbox).toBe(
      false,
    )
    expect(readBackEndSettings({ NODE_ENV: 'production' }).origin).toBe('http://localhost:3000')
    expect(readBackEndSettings({ ORIGIN: 'https://shop.example' }).outbox).toBe(false)
  })
})

test('a command can read the settings of a shop whose email is missing or empty [P5.05]', () => {
  const shop = { NODE_ENV: 'production', ORIGIN: 'https://label.example' }
  expect(() => readBackEndSettings(shop)).toThrow(/^SMTP_URL is not set/)
  for (const mail of [
    {},
    { MAIL: '' },
    { MAIL: '', SMTP_URL: '', MAIL_FROM: '', OWNER_MAIL: '' },
  ]) {
    expect(readCommandSettings({ ...shop, ...mail }).mailServer).toBeNull()
  }
})

describe('a bucket', () => {
  const bucket = {
    S3_BUCKET: 'label-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    DEMO_CATALOGUE: 'none',
  }

  test('is at AWS by default, and elsewhere has its name in the path [P9.04]', () => {
    expect(readBackEndSettings({}).objectStore).toBeNull()
    expect(readBackEndSettings({ ...bucket, S3_REGION: 'eu-central-1' }).objectStore).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      bucket: 'label-files',
      publicBucket: null,
      publicUrl: null,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      usesPathStyle: false,
    })
    const elsewhere = { ...bucket, S3_ENDPOINT: 'https://store.example/' }
    expect(readBackEndSettings(elsewhere).objectStore).toMatchObject({
      endpoint: 'https://store.example',
      usesPathStyle: true,
    })
  })

  test.each([
    [{ S3_BUCKET: 'Files' }, /^S3_BUCKET is invalid/],
    [{ S3_BUCKET: '', S3_PUBLIC_BUCKET: 'label-public' }, /^S3_PUBLIC_BUCKET has no effect/],
    [{ S3_SECRET_ACCESS_KEY: '' }, /^S3_SECRET_ACCESS_KEY is not set/],
    [{ S3_PUBLIC_BUCKET: 'label-files' }, /^S3_PUBLIC_BUCKET must be another bucket/],
    [{ S3_PUBLIC_URL: 'https://cdn.example' }, /^S3_PUBLIC_URL is the address of/],
    [{ DEMO_CATALOGUE: 'full' }, /^DEMO_CATALOGUE must be none/],
  ])('with %j is rejected with a message that contains the name', (changes, message) => {
    expect(() => readBackEndSettings({ ...bucket, ...changes })).toThrow(message)
  })
})
