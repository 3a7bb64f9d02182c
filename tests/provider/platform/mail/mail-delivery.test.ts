import { expect, test } from 'vitest'
import { generousLimits } from '../../../support/shops/generous-limits.ts'
import { openMailServer } from '../../../support/network/mail-server.ts'
import { openMailingShop } from '../../../support/shops/mailing-shop.ts'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'

const minute = 60

test('an email is sent once, as soon as its cause is stored, with the headers of automatic mail [P5.05]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings, { ownerAddress: 'owner@label.example' })
  await shop.withdraw('ann@example.com')
  await shop.expectStates(['sent', 'sent'])
  const email = server.received.find(({ to }) => JSON.stringify(to).includes('ann@example.com'))
  expect(email?.from?.value).toEqual([{ name: 'Overtone', address: 'shop@overtone.example' }])
  expect(email?.replyTo?.value).toEqual([{ name: 'Overtone', address: 'owner@label.example' }])
  expect(email?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(email?.headers.get('content-language')).toBe('en')
  expect(email?.headers.has('list-unsubscribe')).toBe(false)
  expect(email?.date).toEqual(shop.now)
  const [stored] = await shop.readOutbox()
  expect(email?.messageId).toBe(stored?.message_id)
  expect(email?.messageId).toMatch(/^<[\w-]{36}@overtone\.example>$/)
  await shop.pass(24 * 60 * minute)
  expect(server.attempts.toSorted()).toEqual(['ann@example.com', 'owner@label.example'])
})

test('an email that the server rejects permanently is not retried, the others are sent, and the owner is notified [P5.05] [P6.15]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings, { ownerAddress: 'owner@label.example' })
  server.behavior.recipient = (address) =>
    address === 'nobody@example.com' ? { code: 550, text: 'No such user' } : 'accept'
  await shop.withdraw('nobody@example.com')
  await shop.expectStates(['dead', 'sent'])
  await shop.expectAlerts([{ subject: 'An email to a customer was refused', state: 'sent' }])
  const [refused] = await shop.readOutbox()
  expect(refused?.last_error).toContain('No such user')
  await shop.pass(24 * 60 * minute)
  expect(server.attempts).toHaveLength(3)
  expect(shop.entries).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'mail-given-up', reason: 'EENVELOPE 550' }),
  )
  expect(JSON.stringify(shop.entries)).not.toContain('nobody@')
})

test('rejected verification links send no alert, and other rejected emails at most one a day, with their number [P6.15]', async () => {
  const server = await openMailServer()
  const to = 'owner@label.example'
  const shop = await openMailingShop(server.settings, { ownerAddress: to, limits: generousLimits })
  server.behavior.recipient = (address) =>
    address === to ? 'accept' : { code: 550, text: 'No such user' }
  const links = ['dead', 'dead', 'dead'] as const
  for (let count = 0; count < links.length; count += 1) await shop.signUp()
  await shop.expectStates(links)
  await shop.withdraw('ann@example.com')
  await shop.expectStates([...links, 'dead', 'sent'])
  const subject = 'An email to a customer was refused'
  await shop.expectAlerts([{ subject, to }])
  for (const name of ['bob', 'cleo']) await shop.withdraw(`${name}@example.com`)
  const readSightings = async () => {
    const rows = await shop.db.selectFrom('conditions').select('sightings').execute()
    return rows.map(({ sightings }) => sightings)
  }
  await expect.poll(readSightings).toEqual([2])
  const passHours = async (hours: number) => {
    shop.wait(hours * 60 * minute)
    await shop.timer.advanceToNextWaits(5 * 60_000)
  }
  await passHours(23)
  await shop.expectAlerts([{ subject }])
  await passHours(1)
  await shop.expectAlerts([{ subject }, { subject, to }])
  const [, alert] = await shop.readAlerts()
  expect(alert?.text).toMatch(/^Command: npm run shop -- mail$/m)
  expect(alert?.text).toMatch(/^Times seen: 2$/m)
  expect(alert?.text).toContain('“mail send ID --to ADDRESS”')
  expect(alert?.text).not.toContain('@example.com')
})

test('an email that the server accepts only later is retried at growing intervals [P5.05]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings)
  const later = { code: 451, text: 'Greylisted, try again later' }
  server.behavior.recipient = (address) => (address === 'ann@example.com' ? later : 'accept')
  await shop.withdraw('ann@example.com')
  await shop.expectFailures(1)
  await shop.expectStates(['queued', 'sent'])
  let attempts = 2
  // Up to a fifth of each interval is added.
  for (const pause of [1, 5, 15]) {
    await shop.pass(pause * minute - 1)
    expect(server.attempts).toHaveLength(attempts)
    await shop.pass(0.2 * pause * minute + 3)
    attempts += 1
    expect(server.attempts).toHaveLength(attempts)
  }
  server.behavior.recipient = () => 'accept'
  await shop.pass(0.2 * 30 * minute + 30 * minute)
  await shop.expectStates(['sent', 'sent'])
})

test('an email that no server accepts is given up after four days, a reset link after an hour [P5.05]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings)
  server.behavior.recipient = () => ({ code: 451, text: 'Not now' })
  await shop.forgetPassword()
  await shop.withdraw('ann@example.com')
  await shop.expectFailures(1)
  await shop.pass(61 * minute)
  await shop.expectStates(['dead', 'queued', 'queued'])
  for (let days = 1; days < 4; days += 1) await shop.pass(24 * 60 * minute)
  await shop.expectStates(['dead', 'queued', 'queued'])
  await shop.pass(23 * 60 * minute)
  await shop.expectStates(['dead', 'dead', 'dead'])
  for (const email of await shop.readOutbox()) expect(email.last_error).toContain('Not now')
})

test('an email whose acceptance is lost is sent again with the same Message-ID [P5.05]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings)
  server.behavior.email = () => 'drop'
  await shop.forgetPassword()
  await shop.expectFailures(1)
  server.behavior.email = () => 'accept'
  await shop.pass(2 * minute)
  await shop.expectStates(['sent'])
  const [first, second] = server.received
  expect(server.received).toHaveLength(2)
  expect(second?.messageId).toBe(first?.messageId)
  expect(second?.text).toBe(first?.text)
})

test('emails that make the server close the connection do not block the others [P5.05]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings, { ownerAddress: 'owner@label.example' })
  server.behavior.email = () => 'drop'
  for (const name of ['ann', 'bob', 'cleo']) await shop.withdraw(`${name}@example.com`)
  await shop.expectFailures(1)
  // As many as are sent concurrently.
  const unwanted = /ann@example\.com|bob@example\.com/
  server.behavior.email = ({ to }) => (unwanted.test(JSON.stringify(to)) ? 'drop' : 'accept')
  for (let count = 0; count < 3; count += 1) await shop.pass(20 * minute)
  const states = (await shop.readOutbox()).map(({ to, state }) => `${to} ${state}`)
  expect(states.filter((state) => state.endsWith('queued'))).toEqual([
    'ann@example.com queued',
    'bob@example.com queued',
  ])
})

test('the links of a reset email are no longer stored once it is sent [P5.05]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings, { mayReadOutbox: () => true })
  server.behavior.recipient = () => ({ code: 451, text: 'Not now' })
  await shop.forgetPassword()
  await shop.expectFailures(1)
  expect((await shop.readOutbox())[0]?.text).toMatch(/\/auth\/reset\?token=/)
  server.behavior.recipient = () => 'accept'
  await shop.pass(2 * minute)
  await shop.expectStates(['sent'])
  expect(server.received[0]?.text).toMatch(/\/auth\/reset\?token=/)
  const [email] = await shop.readOutbox()
  expect(email?.text).toContain('/auth/reset?[hidden]')
  expect(email?.html).toBeNull()
  expect((await shop.call('/outbox')).body).not.toContain('token=')
})

test('a reset link invalidated by a new password is no longer sent [P5.05]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings)
  server.behavior.recipient = () => ({ code: 451, text: 'Not now' })
  const email = await shop.forgetPassword()
  await shop.expectFailures(1)
  await shop.replacePassword(email)
  server.behavior.recipient = () => 'accept'
  await shop.pass(2 * minute)
  await shop.expectStates(['dead', 'sent'])
  // The notice about the new password.
  expect(server.received.map(({ text }) => text?.includes('token='))).toEqual([false])
})

test('a rejection is recorded even if the link was replaced during the attempt [P5.05]', async () => {
  const connected = Promise.withResolvers<void>()
  const replaced = Promise.withResolvers<void>()
  const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 })
  const server = await openMailServer({
    onRcptTo: (_address, _session, reply) => {
      connected.resolve()
      void replaced.promise.then(() => reply(refusal))
    },
  })
  const shop = await openMailingShop(server.settings)
  const email = await shop.forgetPassword()
  await connected.promise
  await shop.replacePassword(email)
  // The second one is the notice about the new password.
  await shop.expectStates(['dead', 'queued'])
  replaced.resolve()
  await expect
    .poll(async () => (await shop.readOutbox())[0]?.last_error)
    .toContain('No such mailbox')
  await shop.expectStates(['dead', 'dead'])
})

test('without a mail server, emails are stored and passed to the program, and remain so', async () => {
  const folder = await createTemporaryFolder()
  const first = await openMailingShop(null, { folder })
  await first.forgetPassword()
  expect(first.mails).toHaveLength(1)
  await first.expectStates(['stored'])
  await first.close()
  const server = await openMailServer()
  const second = await openMailingShop(server.settings, { folder })
  await second.pass(24 * 60 * minute)
  expect(server.attempts).toEqual([])
  expect(second.mails).toEqual([])
})

test('a shop that is shutting down still responds and leaves new emails in the queue [P5.05]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings)
  shop.provider.stopTasks()
  await shop.withdraw('ann@example.com')
  await shop.close()
  await shop.expectStates(['queued', 'queued'])
  expect((await shop.readOutbox()).map(({ attempts }) => attempts)).toEqual([0, 0])
  expect(server.attempts).toEqual([])
})
