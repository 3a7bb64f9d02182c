import { expect, test } from 'vitest'
import { readBackEndSettings } from '#provider/programs/settings/back-end-settings.ts'

const MAIL_FROM = 'Label <shop@label.example>'

function readServer(SMTP_URL: string) {
  return readBackEndSettings({ SMTP_URL, MAIL_FROM }).mailServer
}

test('a mail server is encrypted by default, and only this machine may be used without encryption [P5.05]', () => {
  const server = {
    host: 'mail.example',
    login: { user: 'ann@label.example', password: 'a/b' },
    from: { name: 'Label', address: 'shop@label.example' },
  }
  const login = 'ann%40label.example:a%2Fb'
  expect(readServer(`smtps://${login}@mail.example`)).toEqual({
    ...server,
    port: 465,
    encryption: 'tls',
  })
  expect(readServer(`smtp://${login}@mail.example:2525`)).toEqual({
    ...server,
    port: 2525,
    encryption: 'starttls',
  })
  expect(readServer('smtp://mail.example')).toMatchObject({ port: 587, login: null })
  expect(readServer('smtp://relay:1025?tls=off')).toMatchObject({ port: 1025, encryption: 'none' })
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect(readServer(`smtp://${host}`)).toMatchObject({ port: 25, encryption: 'none' })
  }
})

test.each([
  ['mail.example', /must be a URL such as smtps:/],
  ['https://ann:secret-1@mail.example', /must be a URL such as smtps:/],
  ['smtps://ann:secret-1/2@mail.example', /write @ as %40/],
  ['smtps://ann:secret-1@mail.example/inbox', /nothing after the host/],
  ['smtps://ann:secret-1@mail.example?pool=true', /no parameter except \?tls=off/],
  ['smtps://ann@mail.example', /a user and a password, or neither/],
  ['smtps://ann:secret-1%@mail.example', /write it as %25/],
  ['smtp://ann:secret-1@mail.example?tls=off', /everybody on the way could read/],
])('%s is refused with an error that does not contain the password [P5.05]', (url, line) => {
  const read = () => readServer(url)
  expect(read).toThrow(/^SMTP_URL is invalid: it [^\n]+\.$/)
  expect(read).toThrow(line)
  expect(read).not.toThrow(/secret-1/)
})

test.each([
  ['shop@label.example', { name: '', address: 'shop@label.example' }],
  ['Label <shop@label.example>', { name: 'Label', address: 'shop@label.example' }],
  ['"Label, The" <shop@label.example>', { name: 'Label, The', address: 'shop@label.example' }],
])('the sender %s is parsed into an optional name and an address', (from, expected) => {
  const settings = readBackEndSettings({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from })
  expect(settings.mailServer?.from).toEqual(expected)
})

test.each([
  'Label',
  'Label <label.example>',
  'Label <a@b.example> <c@d.example>',
  'L\n<a@b.example>',
])('the sender %j is refused', (from) => {
  const read = () => readBackEndSettings({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from })
  expect(read).toThrow(/^MAIL_FROM is invalid: it must be an email address such as [^\n]+$/)
})

test('a mail server requires a sender, and a sender a mail server [P5.05]', () => {
  expect(() => readBackEndSettings({ SMTP_URL: 'smtp://localhost' })).toThrow(
    /^MAIL_FROM is not set/,
  )
  expect(() => readBackEndSettings({ MAIL_FROM })).toThrow(
    /^MAIL_FROM has no effect without SMTP_URL/,
  )
  expect(readBackEndSettings({}).mailServer).toBeNull()
})

test('a public shop starts with a mail server without the setting for printed emails', () => {
  const variables = { NODE_ENV: 'production', ORIGIN: 'https://label.example' }
  const { mailServer } = readBackEndSettings({
    ...variables,
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM,
  })
  expect(mailServer?.host).toBe('localhost')
})

test('owner emails go to the sender unless there is another address [P5.05]', () => {
  const variables = { SMTP_URL: 'smtp://localhost', MAIL_FROM }
  expect(readBackEndSettings(variables).ownerMail).toBe('shop@label.example')
  const OWNER_MAIL = 'ann@label.example'
  expect(readBackEndSettings({ ...variables, OWNER_MAIL }).ownerMail).toBe(OWNER_MAIL)
})

test('an internationalized domain is used in its ASCII form [P5.05]', () => {
  const { mailServer } = readBackEndSettings({
    SMTP_URL: 'smtps://mäil.example',
    MAIL_FROM: 'Läbel <shop@läbel.example>',
  })
  expect(mailServer).toMatchObject({
    host: 'xn--mil-qla.example',
    from: { name: 'Läbel', address: 'shop@xn--lbel-loa.example' },
  })
  expect(() => readServer('smtps://a%20b.example')).toThrow(/must be a URL such as smtps:/)
})
