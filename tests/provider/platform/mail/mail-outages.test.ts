import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { insertEmail } from '#provider/platform/mail/outbox.store.ts'
import { openAlertInbox } from '../../../support/network/alert-inbox.ts'
import { createServerCertificate } from '../../../support/network/certificates.ts'
import { openMailServer } from '../../../support/network/mail-server.ts'
import { openMailingShop } from '../../../support/shops/mailing-shop.ts'

const minute = 60
const from = { name: 'Overtone', address: 'shop@overtone.example' }

/** Options of a server that requires this login over an unencrypted connection. */
const requireLogin = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: (
    { username, password }: { username?: string | null; password?: string | null },
    _session: unknown,
    reply: (error: Error | null, response?: { user: string }) => void,
  ) => {
    if (username === 'ann' && password === 'right-password') return reply(null, { user: 'ann' })
    // Some servers quote the client's input.
    const text = `No ${password} ${Buffer.from(`\0ann\0${password}`).toString('base64')}`
    return reply(Object.assign(new Error(text), { responseCode: 535 }))
  },
}

test('a refused login stops the whole queue until the next interval, and no log contains the password [P5.05]', async () => {
  const login = { user: 'ann', password: 'wrong-password' }
  const server = await openMailServer(requireLogin, { login })
  const shop = await openMailingShop(server.settings)
  for (const name of ['ann', 'bob', 'cleo']) await shop.withdraw(`${name}@example.com`)
  await shop.expectFailures(1)
  await shop.pass(0)
  const before = server.countConnections()
  await shop.pass(10 * minute)
  // Two emails are tried concurrently, and the other four wait.
  expect(server.countConnections() - before).toBeLessThanOrEqual(2)
  await shop.expectStates(Array.from({ length: 6 }, () => 'queued'))
  expect(server.attempts).toEqual([])
  expect(shop.entries).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'mail-delayed', reason: 'EAUTH 535' }),
  )
  const [email] = await shop.readOutbox()
  expect(email?.last_error).toContain('[hidden]')
  const storedText = JSON.stringify([shop.entries, await shop.readOutbox()])
  expect(storedText).not.toContain('wrong-password')
  expect(storedText).not.toContain(Buffer.from('\0ann\0wrong-password').toString('base64'))
})

test('a correct login is used [P5.05]', async () => {
  const login = { user: 'ann', password: 'right-password' }
  const server = await openMailServer(requireLogin, { login })
  const shop = await openMailingShop(server.settings)
  await shop.forgetPassword()
  await shop.expectStates(['sent'])
  expect(server.attempts).toHaveLength(1)
})

test.each([
  ['smtps', 'tls'],
  ['STARTTLS', 'starttls'],
] as const)(
  'over %s, the certificate is verified, and an invalid one delays the emails [P5.05]',
  async (_name, encryption) => {
    const { authority, certificate, key } = await createServerCertificate('localhost')
    const other = await createServerCertificate('localhost')
    const server = await openMailServer(
      { secure: encryption === 'tls', cert: certificate, key, disabledCommands: [] },
      { encryption, host: 'localhost' },
    )
    const wrongAuthority = { ...server.settings, authority: other.authority }
    const shop = await openMailingShop(wrongAuthority)
    await shop.forgetPassword()
    await shop.expectFailures(1)
    expect(server.attempts).toEqual([])
    const [email] = await shop.readOutbox()
    expect(email?.last_error).toMatch(/certificate|signature/)
    const trustingShop = await openMailingShop({ ...server.settings, authority })
    await trustingShop.forgetPassword()
    await trustingShop.expectStates(['sent'])
    expect(server.received).toHaveLength(1)
  },
)

test('no email is sent unencrypted to a server that should support encryption but does not [P5.05]', async () => {
  const server = await openMailServer({}, { encryption: 'starttls' })
  const shop = await openMailingShop(server.settings)
  await shop.forgetPassword()
  await shop.expectFailures(1)
  expect(server.attempts).toEqual([])
})

test('a rejected sender delays all emails instead of giving them up [P5.05]', async () => {
  const server = await openMailServer({
    onMailFrom: (_address, _session, reply) =>
      reply(Object.assign(new Error('Not your domain'), { responseCode: 550 })),
  })
  const shop = await openMailingShop(server.settings)
  await shop.withdraw('ann@example.com')
  await shop.expectFailures(1)
  await shop.expectStates(['queued', 'queued'])
  const readAnswer = async () => (await shop.readOutbox())[1]?.last_error
  await expect.poll(readAnswer).toContain('Not your domain')
})

const shortTimeouts = { connect: 5000, greeting: 200, silence: 200, attempt: 60_000 }
const shortTotalTimeout = { connect: 5000, greeting: 5000, silence: 60_000, attempt: 300 }

test.each([
  ['never greets', 'silent'],
  ['stops responding', 'greets'],
  ['never ends its response', 'drips'],
] as const)('an attempt with a server that %s times out [P5.05]', async (_name, behavior) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (behavior !== 'silent') socket.write('220 mail.example ESMTP\r\n')
    if (behavior !== 'drips') return
    const dripping = setInterval(() => socket.write('250-still here\r\n'), 20)
    socket.on('close', () => clearInterval(dripping))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const timeLimits = behavior === 'drips' ? shortTotalTimeout : shortTimeouts
  const connection = { host: '127.0.0.1', port, encryption: 'none', login: null } as const
  const shop = await openMailingShop({ ...connection, from, timeLimits })
  await shop.forgetPassword()
  await shop.expectFailures(1)
  expect((await shop.readOutbox())[0]?.state).toBe('queued')
})

test('a mail server outage of 15 minutes sends an alert by webhook, and so does recovery [P6.15]', async () => {
  const inbox = await openAlertInbox()
  const server = await openMailServer()
  const silent = createServer((socket) => socket.on('error', () => {}))
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const alertWebhook = inbox.webhook
  const unanswered = { ...server.settings, port, timeLimits: shortTimeouts }
  const first = await openMailingShop(unanswered, { alertWebhook })
  await first.forgetPassword()
  await first.expectFailures(1)
  expect(inbox.posts).toEqual([])
  await first.pass(16 * minute)
  await first.expectFailures(2)
  await first.pass(0)
  const subject = 'Emails are not going out'
  await first.expectAlerts([{ subject, state: 'queued' }])
  await expect.poll(() => inbox.posts).toMatchObject([{ subject, problem: expect.any(String) }])
  const wait = 20 * minute
  await first.close()
  const second = await openMailingShop(server.settings, { alertWebhook, folder: first.folder })
  second.wait(2 * wait)
  await second.pass(0)
  await second.expectAlerts([{ subject, state: 'sent' }, { subject: `Resolved: ${subject}` }])
  await expect
    .poll(() => inbox.posts)
    .toMatchObject([{ subject }, { subject: `Resolved: ${subject}` }])
})

test('an owner whose mailbox rejects the shop’s emails gets alerts only by webhook [P6.15]', async () => {
  const inbox = await openAlertInbox()
  const server = await openMailServer()
  const refusal = { code: 550, text: 'hello@overtone.example is full' }
  const owner = 'hello@overtone.example'
  server.behavior.recipient = (address) => (address === owner ? refusal : 'accept')
  const shop = await openMailingShop(server.settings, { alertWebhook: inbox.webhook })
  await shop.withdraw('ann@example.com')
  await shop.expectStates(['sent', 'dead'])
  const subject = 'Your mailbox rejects the shop’s emails'
  await expect.poll(() => inbox.posts).toMatchObject([{ subject, problem: expect.any(String) }])
  expect(inbox.posts[0]?.problem).toMatch(/550 \[email\] is full/)
  await shop.expectAlerts([])
})

test('a rejected order confirmation sends an alert with the command to send it again [P6.15]', async () => {
  const inbox = await openAlertInbox()
  const server = await openMailServer()
  const ann = 'ann@example.com'
  const refusal = { code: 550, text: `No such mailbox: ${ann}` }
  server.behavior.recipient = (address) => (address === ann ? refusal : 'accept')
  const shop = await openMailingShop(server.settings, { alertWebhook: inbox.webhook })
  const now = shop.now.toISOString()
  const { db } = shop
  const id = await insertEmail(db, {
    to: ann,
    subject: 'Your order 12',
    text: 'Hello',
    kind: 'order-receipt',
    order_id: 12,
    state: 'queued',
    created_at: now,
    next_at: now,
    expires_at: '2026-12-31T00:00:00.000Z',
  })
  await shop.pass(0)
  const subject = 'The confirmation of order 12 was refused'
  await shop.expectAlerts([{ subject, to: 'hello@overtone.example' }])
  const [alert] = await shop.readAlerts()
  expect(alert?.text).toContain(`To: ${ann}`)
  expect(alert?.text).toContain(`npm run shop -- mail send ${id} --to ADDRESS`)
  await expect.poll(() => inbox.posts).toMatchObject([{ subject }])
  expect(JSON.stringify(inbox.posts)).not.toContain(ann)
})

test('after an outage, all emails are sent [P5.05]', async () => {
  const server = await openMailServer()
  const unreachable = { ...server.settings, port: 1 }
  const first = await openMailingShop(unreachable)
  await first.withdraw('ann@example.com')
  await first.withdraw('bob@example.com')
  await first.expectFailures(1)
  await first.close()
  const second = await openMailingShop(server.settings, { folder: first.folder })
  second.wait(3 * minute)
  await second.pass(0)
  await second.expectStates(['sent', 'sent', 'sent', 'sent'])
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(4)
  expect(server.received).toHaveLength(4)
})
