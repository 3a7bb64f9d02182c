import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { MailServer } from '#provider/options.ts'
import { openAlertInbox } from '../../support/network/alert-inbox.ts'
import { openMailServer } from '../../support/network/mail-server.ts'
import { openMailingShop } from '../../support/shops/mailing-shop.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { runShopCommand as run } from '../../support/programs/shop-command.ts'
import { openTestDatabase, prepareDatabase } from '../../support/database/test-database.ts'

/** Opens a shop in which the server has rejected one email and not yet accepted another. */
async function openShopWithFailedEmails() {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings, { ownerAddress: 'owner@label.example' })
  server.behavior.recipient = (address) =>
    address === 'nobody@example.com'
      ? { code: 550, text: 'No such user' }
      : { code: 451, text: 'Not now' }
  await shop.withdraw('nobody@example.com')
  const readAnswer = async () => (await shop.readOutbox())[1]?.last_error
  await expect.poll(readAnswer).toContain('Not now')
  await shop.expectStates(['dead', 'queued'])
  await shop.expectAlerts([{ last_error: expect.stringContaining('Not now') }])
  return { server, shop, folder: shop.folder }
}

test.each([
  ['mial', 'There is no command mial; did you mean mail?'],
  ['mail sned', 'There is no mail command sned; did you mean send?'],
  ['mail send', 'ID is missing. Usage: npm run shop -- mail send ID'],
  ['mail send 1 2', '“2” is one argument too many. Usage: npm run shop -- mail send ID'],
  ['mail send -x', 'There is no option -x; '],
  ['mail send x', 'ID must be the number of an email such as 12, or all, not “x”.'],
  ['mail test bob', 'ADDRESS must be an email address such as ann@label.example, not “bob”.'],
  ['mail --jsn', 'There is no option --jsn; did you mean --json?'],
])('the mistake in “%s” is answered with the correct usage [P5.05]', async (args, message) => {
  const { status, stdout, stderr } = await run('/nowhere', args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(message)
})

test('the owner can list the emails that were given up and those that are waiting [P5.05]', async () => {
  const { folder } = await openShopWithFailedEmails()
  const { status, stdout } = await run(folder, 'mail')
  expect(status).toBe(0)
  const [head, dead, queued, alert, sum] = stdout.split('\n')
  expect(head).toMatch(/^id +state +kind +to +attempts +next +last reply$/)
  expect(dead).toMatch(/^1 +given up +withdrawal-receipt +nobody@example\.com +1 .*No such user$/)
  expect(queued).toMatch(/^2 +waiting +withdrawal-request +owner@label\.example +1 .*Not now$/)
  expect(alert).toMatch(/^3 +waiting +owner-alert +owner@label\.example +1 .*Not now$/)
  expect(sum).toBe('1 given up, 2 waiting.')
  const json = await run(folder, 'mail --json')
  const lines = json.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(lines).toMatchObject([
    { event: 'email', id: 1, state: 'dead', to: 'nobody@example.com' },
    { event: 'email', id: 2, state: 'queued', to: 'owner@label.example' },
    { event: 'email', id: 3, state: 'queued', to: 'owner@label.example' },
  ])
})

test('a shop without problems says so [P5.05]', async () => {
  const folder = await createTemporaryFolder()
  await (await openTestDatabase(folder)).destroy()
  const { status, stdout } = await run(folder, 'mail')
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: 'No email is waiting, and none was given up.\n',
  })
})

test('the owner can send an email again after it was given up [P5.05]', async () => {
  const { server, shop, folder } = await openShopWithFailedEmails()
  const refused = await run(folder, 'mail send 1', server.settings)
  expect(refused.status).toBe(1)
  expect(refused.stdout).toMatch(
    /^Email 1 to nobody@example\.com was not accepted: .*No such user\. It/,
  )
  server.behavior.recipient = () => 'accept'
  const accepted = await run(folder, 'mail send all', server.settings)
  expect(accepted).toMatchObject({
    status: 0,
    stdout: 'Email 1 to nobody@example.com was accepted.\n',
  })
  await shop.expectStates(['sent', 'queued'])
  expect(server.received).toHaveLength(1)
})

test('an accepted email is sent again with a new Message-ID [P5.05]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings)
  await shop.withdraw('ann@example.com')
  await shop.expectStates(['sent', 'sent'])
  const { status, stdout } = await run(shop.folder, 'mail send 1 --json', server.settings)
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ event: 'send', id: 1, isAccepted: true })
  const ids = server.received.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(3)
})

test('sending an email that cannot be sent is refused with the reason [P5.05]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings)
  await shop.forgetPassword()
  await shop.expectStates(['sent'])
  const { folder } = shop
  const explain = async (args: string, mailServer: MailServer | null = server.settings) => {
    const { status, stderr } = await run(folder, args, mailServer)
    return `${status} ${stderr}`
  }
  expect(await explain('mail send 1')).toMatch(
    /^1 Email 1 contained a link .* request a new one\.\n$/,
  )
  expect(await explain('mail send 7')).toMatch(/^2 There is no email 7; /)
  expect(await explain('mail send 1', null)).toMatch(/^1 SMTP_URL is not set: /)
  expect(await explain('mail test ann@example.com', null)).toMatch(/^1 SMTP_URL is not set: /)
  expect(server.received).toHaveLength(1)
})

test('a test email shows whether the mail server accepts emails [P5.05]', async () => {
  const server = await openMailServer()
  const folder = await createTemporaryFolder()
  const good = await run(folder, 'mail test ann@example.com', server.settings)
  expect(good.status).toBe(0)
  expect(good.stdout).toContain('127.0.0.1 accepted the test email to ann@example.com.')
  expect(server.received[0]?.subject).toBe('Test email from Overtone')
  server.behavior.recipient = () => ({ code: 550, text: 'Relaying denied' })
  const bad = await run(folder, 'mail test ann@example.com', server.settings)
  expect(bad.status).toBe(1)
  expect(bad.stdout).toContain('Relaying denied')
})

test('the test email command also posts to the owner’s webhook, whose URL no output contains [P6.15]', async () => {
  const server = await openMailServer()
  const { posts, plannedResponse, webhook } = await openAlertInbox()
  const folder = await createTemporaryFolder()
  const runTest = () =>
    run(folder, 'mail test ann@example.com', server.settings, undefined, undefined, null, webhook)
  const good = await runTest()
  expect(good.status).toBe(0)
  expect(good.stdout).toMatch(
    /accepted the test email.*\nALERT_WEBHOOK_URL accepted the test post\.\n$/s,
  )
  expect(posts).toMatchObject([
    {
      kind: 'owner-alert',
      shop: 'https://shop.example',
      text: 'Overtone: Test of the alerts\n\nThis is a test. Alerts from your shop arrive here.',
    },
  ])
  plannedResponse.status = 404
  const bad = await runTest()
  expect(bad.status).toBe(1)
  expect(bad.stdout).toContain(
    'ALERT_WEBHOOK_URL did not accept the test post: the answer was 404.',
  )
  expect(good.stdout + bad.stdout).not.toContain(webhook.url)
})

test('a command in a folder without a shop says so and does not create one [P5.05]', async () => {
  const folder = await createTemporaryFolder()
  await prepareDatabase(folder)
  const missing = join(folder, 'typo')
  for (const place of [folder, missing]) {
    const { status, stdout, stderr } = await run(place, 'mail')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(
      /^There is no shop in the (folder|database) |^The database .* cannot be opened: /,
    )
  }
  expect(await readdir(folder)).toEqual([])
})

test('the owner can list the emails stored without a mail server [P5.05]', async () => {
  const shop = await openMailingShop(null)
  await shop.withdraw('ann@example.com')
  const { stdout } = await run(shop.folder, 'mail')
  expect(stdout).toMatch(/^1 +stored +withdrawal-receipt +ann@example\.com +0$/m)
  expect(stdout).toContain('0 given up, 0 waiting.\n2 stored without a mail server; ')
  const server = await openMailServer()
  expect((await run(shop.folder, 'mail send 1', server.settings)).status).toBe(0)
  expect(server.received).toHaveLength(1)
})

test('a rejected email is sent to another address, and the original keeps the wrong one [P6.15]', async () => {
  const { server, shop, folder } = await openShopWithFailedEmails()
  server.behavior.recipient = () => 'accept'
  const output = await run(folder, 'mail send 1 --to ann@example.com', server.settings)
  expect(output).toMatchObject({
    status: 0,
    stdout: 'Email 4 to ann@example.com was accepted.\n',
  })
  const [email] = server.received
  expect(email?.html).toContain('W-1')
  const outbox = await shop.readOutbox()
  expect(outbox.map(({ to, state }) => `${to} ${state}`)).toEqual([
    'nobody@example.com dead',
    'owner@label.example queued',
    'ann@example.com sent',
  ])
  const wrong = await run(folder, 'mail send all --to ann@example.com', server.settings)
  expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining('--to needs') })
})
