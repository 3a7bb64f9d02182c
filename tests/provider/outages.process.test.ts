import { spawnSync } from 'node:child_process'
import { rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openAlertInbox } from '../support/network/alert-inbox.ts'
import { startChildProgram } from '../support/programs/child-program.ts'
import { findFreePort } from '../support/programs/free-port.ts'
import type { ChildProgram } from '../support/programs/child-program.ts'
import { openMailServer } from '../support/network/mail-server.ts'
import { runToExit } from '../support/programs/run-to-exit.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'
import { bundledPrograms } from '../../scripts/launch/folder.js'

const isLinux = process.platform === 'linux'
const password = 'a long enough password'

/** Starts the provider in a process; `command` runs Node with its arguments. */
async function startProvider(
  folder: string,
  command: readonly string[] = [],
  changes: Readonly<Record<string, string>> = {},
) {
  const base = { DATA_DIR: folder, DEMO_CATALOGUE: 'none', RATE_LIMIT_FACTOR: '100' }
  const settings = { ...base, ...changes }
  const file = bundledPrograms.provider
  const program = await startChildProgram(file, 'is running at', settings, 'PROVIDER_PORT', command)
  return { program, post: createPoster(program) }
}

function createPoster({ port }: ChildProgram) {
  return async (path: string, body: object): Promise<number> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/customer/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password, ...body }),
    })
    await response.body?.cancel()
    return response.status
  }
}

type Poster = ReturnType<typeof createPoster>

const register = (post: Poster, email: string) =>
  post('register', { email, first_name: 'A', last_name: 'B', password_confirmation: password })

const logIn = (post: Poster, email: string) => post('login', { email, device_name: 'a test' })

/** Returns the entries in the program's log; fails if a line is not JSON. */
function readLog(program: ChildProgram): Record<string, unknown>[] {
  return program
    .errors()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

/** Registers customers until one is refused; returns the accepted email addresses. */
async function registerUntilRefused(post: Poster): Promise<string[]> {
  const accepted: string[] = []
  for (;;) {
    const email = `bob${accepted.length}@example.com`
    const status = await register(post, email)
    if (status === 503) return accepted
    expect(status).toBe(200)
    accepted.push(email)
    if (accepted.length > 20) throw new Error('no customer is refused')
  }
}

/** Registers another customer; returns the responses to it and to the logins of all customers. */
async function registerAndLogIn(post: Poster, accepted: readonly string[]): Promise<number[]> {
  const statuses = [await register(post, 'late@example.com')]
  for (const email of [...accepted, 'late@example.com']) statuses.push(await logIn(post, email))
  return statuses
}

/** Returns the messages of the errors in the log. */
function readErrors(program: ChildProgram): unknown[] {
  return readLog(program)
    .filter(({ level }) => level === 'error')
    .map(({ event, message }) => (event === 'storage-failed' ? message : event))
}

describe.skipIf(!isLinux)('a disk that fills up while the provider is running', () => {
  test('all writes fail while files cannot grow, and everything works again once they can [P8.09]', async () => {
    const folder = await createTemporaryFolder()
    const { program, post } = await startProvider(folder)
    expect(await register(post, 'ann@example.com')).toBe(200)
    const limit = (bytes: string) =>
      expect(
        spawnSync('prlimit', ['--pid', String(program.pid), `--fsize=${bytes}:unlimited`]).status,
      ).toBe(0)
    limit('0')
    expect(await register(post, 'bob@example.com')).toBe(503)
    expect(await logIn(post, 'ann@example.com')).toBe(503)
    limit('unlimited')
    expect(readErrors(program)).toEqual([
      `The data folder ${folder} cannot be used: the disk is full or reports an error; free some space or replace it.`,
    ])
    expect(await registerAndLogIn(post, ['ann@example.com'])).toEqual([200, 200, 200])
    program.kill('SIGKILL')
    await program.exited
    const restarted = await startProvider(folder)
    expect(await logIn(restarted.post, 'late@example.com')).toBe(200)
  })

  // A mount in its own namespace needs no privileges, but not every machine allows it.
  const mount = ['unshare', '--mount', '--map-root-user', 'sh', '-c']
  const canMount =
    spawnSync(mount[0] ?? '', [...mount.slice(1), 'mount -t tmpfs t /tmp']).status === 0

  test.skipIf(!canMount)(
    'customers can register until a small disk is full, which sends alerts by email and webhook, and again once there is space; none is lost [P8.09 P6.15]',
    async () => {
      const inbox = await openAlertInbox()
      const mailServer = await openMailServer()
      const folder = await createTemporaryFolder()
      const script = `mount -t tmpfs -o size=4m t '${folder}' && exec "$0" "$@"`
      const { program, post } = await startProvider(folder, [...mount, script], {
        ALERT_WEBHOOK_URL: inbox.webhook.url,
        SMTP_URL: `smtp://127.0.0.1:${mailServer.settings.port}`,
        MAIL_FROM: 'shop@overtone.example',
        OWNER_MAIL: 'owner@label.example',
      })
      const inside = `/proc/${program.pid}/root${folder}`
      expect(await register(post, 'ann@example.com')).toBe(200)
      await expect(writeFile(join(inside, 'ballast'), Buffer.alloc(4_000_000))).rejects.toThrow(
        'ENOSPC',
      )
      const accepted = await registerUntilRefused(post)
      // The log can also contain the alert about the full disk, and that emails wait for space.
      expect(readErrors(program).filter((error) => String(error).startsWith('The '))).toEqual([
        `The data folder ${folder} cannot be used: the disk is full; free some space.`,
      ])
      const subject = 'The disk is full'
      await expect.poll(() => inbox.posts).toContainEqual(expect.objectContaining({ subject }))
      const readAlerts = () => mailServer.received.filter((email) => email.subject === subject)
      await expect.poll(readAlerts).toHaveLength(1)
      expect(readAlerts()[0]?.to).toMatchObject({ text: 'owner@label.example' })
      await rm(join(inside, 'ballast'))
      const statuses = await registerAndLogIn(post, ['ann@example.com', ...accepted])
      expect(new Set(statuses)).toEqual(new Set([200]))
    },
  )
})

test('moving the data folder of a running provider away and back loses nothing [P8.09]', async () => {
  const folder = await createTemporaryFolder()
  const { program, post } = await startProvider(folder)
  expect(await register(post, 'ann@example.com')).toBe(200)
  await rename(folder, `${folder}-away`)
  expect(await register(post, 'bob@example.com')).toBe(503)
  await rename(`${folder}-away`, folder)
  expect(readErrors(program)).toEqual([
    `The data folder ${folder} cannot be used: it has been removed while the shop is running; put it back.`,
  ])
  expect(await registerAndLogIn(post, ['ann@example.com'])).toEqual([200, 200, 200])
})

describe('a program that cannot start', () => {
  const start = (settings: Record<string, string>) =>
    runToExit(bundledPrograms.provider, { DEMO_CATALOGUE: 'none', ...settings })

  test.each([bundledPrograms.server, bundledPrograms.provider])(
    '%s exits with a single sentence if the stored secret is damaged, and starts once it is deleted [P8.09]',
    async (program) => {
      const folder = await createTemporaryFolder()
      await writeFile(join(folder, 'secret'), 'abc')
      const settings = { DATA_DIR: folder, DEMO_CATALOGUE: 'none' }
      expect(await runToExit(program, settings)).toEqual({
        status: 1,
        stderr: `The secret ${folder}/secret is damaged: restore it from a backup, or delete it to generate a new one.\n`,
      })
      await rm(join(folder, 'secret'))
      await startProvider(folder)
    },
  )

  test('the provider exits with a single sentence if its port is in use [P8.09]', async () => {
    const port = await findFreePort()
    const server = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => void server.close())
    const folder = await createTemporaryFolder()
    expect(await start({ DATA_DIR: folder, PROVIDER_PORT: String(port) })).toEqual({
      status: 1,
      stderr: `Port ${port} is in use by another program; stop it or set PROVIDER_PORT to a free one.\n`,
    })
  })

  test('the provider exits with a single sentence if its database is damaged [P8.09]', async () => {
    const folder = await createTemporaryFolder()
    await writeFile(join(folder, 'overtone.db'), 'x'.repeat(10_000))
    expect(await start({ DATA_DIR: folder })).toEqual({
      status: 1,
      stderr: `The database ${folder}/overtone.db cannot be opened: it is not a database, or its beginning is damaged; restore it from a backup.\n`,
    })
  })
})
