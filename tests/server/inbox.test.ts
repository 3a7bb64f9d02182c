import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInbox } from '#app/server/inbox.ts'

const message = {
  id: 'request-1',
  name: 'Ann Bee',
  email: 'ann@example.com',
  subject: 'A wish',
  text: 'More rain on tin roofs.\nThanks!',
}

let folder: string
let printed: { to: string; subject: string; text: string }[]
let now: Date

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'overtone-inbox-')), 'inbox')
  printed = []
  now = new Date('2026-03-01T09:00:00.000Z')
})

afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

function openInbox() {
  return createInbox({
    folder,
    owner: 'owner@shop.example',
    limitFactor: 1,
    onMessage: (mail) => printed.push(mail),
    now: () => now,
  })
}

const readMessages = () =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))

test('a message is stored in a file only its owner can read, and listed for the owner [P7.02]', async () => {
  const stored = await openInbox().store(message, '192.0.2.1')
  expect(stored).toEqual({ kind: 'stored', receivedAt: '2026-03-01T09:00:00.000Z' })
  const [text] = readMessages()
  expect(text).toBe(
    [
      'Received: 2026-03-01T09:00:00.000Z',
      'To: owner@shop.example',
      'From: Ann Bee <ann@example.com>',
      'Subject: A wish',
      '',
      'More rain on tin roofs.',
      'Thanks!',
      '',
    ].join('\n'),
  )
  expect(printed).toEqual([{ to: 'owner@shop.example', subject: 'A wish', text }])
  const [name = ''] = readdirSync(folder)
  expect(name).toMatch(/^[\da-f]{32}\.txt$/)
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a message sent again is stored once with its first time, even after a restart', async () => {
  await openInbox().store(message, '192.0.2.1')
  now = new Date('2026-03-02T09:00:00.000Z')
  const again = await openInbox().store({ ...message, text: 'Changed' }, '192.0.2.1')
  expect(again).toEqual({ kind: 'stored', receivedAt: '2026-03-01T09:00:00.000Z' })
  expect(readMessages()).toHaveLength(1)
  expect(printed).toHaveLength(1)
})

test('a message can neither add header lines nor control the terminal', async () => {
  const name = 'Ann\nTo: someone@else.example\u001b[2J'
  await openInbox().store({ ...message, name, text: 'a\u001b]0;x\u0007b\tc' }, '192.0.2.1')
  const [text = ''] = readMessages()
  expect(text.match(/^To: .*/gm)).toEqual(['To: owner@shop.example'])
  expect(text).toContain(String.raw`a\u{1b}]0;x\u{7}b`)
  expect(text).not.toContain('\u001b')
})

test('an IP address can send ten messages an hour', async () => {
  const inbox = openInbox()
  const send = (id: number, address: string) =>
    inbox.store({ ...message, id: `request-${id}` }, address)
  for (let id = 1; id <= 10; id += 1) {
    expect(await send(id, '192.0.2.1')).toMatchObject({ kind: 'stored' })
  }
  expect(await send(11, '192.0.2.1')).toEqual({
    kind: 'limited',
    retryAfterSeconds: expect.closeTo(3600, -2),
  })
  expect(await send(12, '192.0.2.2')).toMatchObject({ kind: 'stored' })
  expect(readMessages()).toHaveLength(11)
})

test('if the folder cannot be created, storing fails and leaves nothing behind', async () => {
  writeFileSync(folder, 'a file')
  await expect(openInbox().store(message, '192.0.2.1')).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(printed).toEqual([])
})

test('the limit of an IP address ends an hour after its first message', async () => {
  const inbox = openInbox()
  const send = (id: number) => inbox.store({ ...message, id: `request-${id}` }, '192.0.2.1')
  for (let id = 1; id <= 11; id += 1) await send(id)
  now = new Date('2026-03-01T09:59:59.500Z')
  expect(await send(12)).toEqual({ kind: 'limited', retryAfterSeconds: 1 })
  now = new Date('2026-03-01T10:00:00.000Z')
  expect(await send(12)).toMatchObject({ kind: 'stored' })
})

test('the limit of an IP address ends if the clock is set back', async () => {
  const inbox = openInbox()
  const send = (id: number) => inbox.store({ ...message, id: `request-${id}` }, '192.0.2.1')
  for (let id = 1; id <= 11; id += 1) await send(id)
  now = new Date('2026-03-01T04:00:00.000Z')
  expect(await send(12)).toMatchObject({ kind: 'stored' })
})
