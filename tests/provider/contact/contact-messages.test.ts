import { beforeEach, expect, test } from 'vitest'
import { runShopCommand as run } from '../../support/programs/shop-command.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})

const send = (changes: object = {}) =>
  shop.post('/api/contact/send', {
    full_name: 'Ann Bee',
    email: 'ann@example.com',
    theme: 'Kick',
    message: 'Hello,\nis it in tune?',
    ...changes,
  })

test('a message from the contact form reaches the owner by email', async () => {
  expect((await send()).status).toBe(200)
  const mail = shop.mails.find(({ kind }) => kind === 'contact-message')
  expect(mail).toMatchObject({
    to: 'hello@overtone.example',
    subject: 'Message from the contact form (M-1)',
  })
  expect(mail?.text).toContain('Email: ann@example.com\nSubject: Kick\n')
  expect(mail?.text).toContain('Hello,\nis it in tune?')
})

test('the owner gets a limited number of message emails an hour and one notice, but all messages are stored [P8.05]', async () => {
  const limits = { contactOwner: { points: 2, seconds: 3600 } }
  const limited = await openShop({ limits })
  const message = { full_name: 'Ann Bee', email: 'ann@example.com', theme: 'Kick', message: 'Hi' }
  for (const _ of [1, 2, 3, 4]) {
    expect((await limited.post('/api/contact/send', message)).status).toBe(200)
  }
  expect(limited.mails.map(({ kind }) => kind)).toEqual([
    'contact-message',
    'contact-message',
    'contact-notice',
  ])
  expect(limited.mails.at(-1)?.text).toContain('M-3 and later messages')
  expect(await limited.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(4)
  await limited.close()
})

test('the fields of a message add no lines or links to the email', async () => {
  await send({ theme: 'A\nEmail: bob@example.com', message: 'See https://evil.test/prize' })
  const mail = shop.mails.find(({ kind }) => kind === 'contact-message')
  expect(mail?.text).toContain('Email: ann@example.com\nSubject: A Email: bob@example. com\n')
  expect(mail?.text).not.toContain('https://evil')
  const refused = await send({ full_name: 'Ann\nEmail: bob@example.com' })
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { full_name: ['The full name field contains hidden characters.'] } },
  })
})

test('the owner can list, read and delete messages, including their emails', async () => {
  await send()
  await send({ email: 'bob@example.com', theme: 'Snare' })
  const list = await run(shop.folder, 'messages')
  expect(list.stdout).toMatch(/^M-2 .* bob@example\.com +Snare +Hello, is it in tune\?$/m)
  expect(list.stdout).toContain('2 messages.')
  const own = await run(shop.folder, 'messages --customer ann@example.com')
  expect(own.stdout).toContain('1 message from ann@example.com.')
  expect((await run(shop.folder, 'messages M-1')).stdout).toMatch(
    /^text +Hello,\n +is it in tune\?$/m,
  )
  expect((await run(shop.folder, 'messages answered M-1')).stdout).toBe(
    'The message M-1 is marked as answered.\n',
  )
  const marked = (await run(shop.folder, 'messages')).stdout
  expect(marked).toMatch(/^M-1 +\S+ \S+ +\d{4}-\d\d-\d\d \d\d:\d\d +ann@/m)
  expect(marked).toMatch(/^M-2 +\S+ \S+ +no +bob@/m)
  expect((await run(shop.folder, 'messages answered 9')).stderr).toContain('no message M-9')
  expect((await run(shop.folder, 'messages delete 1')).stdout).toContain('M-1 is deleted.')
  const emails = await shop.db.selectFrom('outbox').select('subject').execute()
  expect(emails).toEqual([{ subject: 'Message from the contact form (M-2)' }])
  expect(await run(shop.folder, 'messages delete 1')).toMatchObject({
    status: 2,
    stderr: 'There is no message M-1; “messages” lists the newest.\n',
  })
})

test('an invalid message number is refused with the correct usage', async () => {
  expect((await run('/nowhere', 'messages x')).stderr).toContain(
    'NUMBER must be the number of a message such as 3 or M-3, not “x”.',
  )
})
