import { expect, test } from 'vitest'
import { openMailServer } from '../../../support/network/mail-server.ts'
import { openMailingShop } from '../../../support/shops/mailing-shop.ts'

test('four processes on one queue send each email once [P5.05]', async () => {
  const server = await openMailServer()
  const first = await openMailingShop(server.settings)
  const folder = first.folder
  const shops = [first]
  while (shops.length < 4) shops.push(await openMailingShop(server.settings, { folder }))
  const names = Array.from({ length: 5 }, (_, index) => `guest${index}`)
  await Promise.all(
    shops.flatMap((shop, number) =>
      names.map((name) => shop.withdraw(`${name}-${number}@example.com`)),
    ),
  )
  await first.expectStates(Array.from({ length: 40 }, () => 'sent'))
  expect(server.received).toHaveLength(40)
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(40)
})

test('a stopping process waits briefly for its emails, and another one sends the rest [P5.05]', async () => {
  const silent = await openMailServer({ onData: (stream) => void stream.resume() })
  const first = await openMailingShop(silent.settings)
  await first.forgetPassword()
  await expect.poll(() => silent.attempts.length).toBe(1)
  let isClosed = false
  const closed = first.close().then(() => (isClosed = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isClosed).toBe(false)
  first.timer.advance(5000)
  await closed
  const server = await openMailServer()
  const second = await openMailingShop(server.settings, { folder: first.folder })
  await second.pass(30)
  expect(server.attempts).toEqual([])
  await second.pass(30)
  await second.expectStates(['sent'])
})

test('an email is not delayed by a clock that was set back [P5.05]', async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings)
  server.behavior.recipient = () => ({ code: 451, text: 'Not now' })
  await shop.forgetPassword()
  await shop.expectFailures(1)
  server.behavior.recipient = () => 'accept'
  await shop.pass(-24 * 3600)
  await shop.expectStates(['sent'])
  expect(server.received).toHaveLength(1)
})
