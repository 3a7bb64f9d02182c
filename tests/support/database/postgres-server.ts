import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresPrograms } from '../../../scripts/launch/postgres.js'
import { findFreePort } from '../programs/free-port.ts'

/** A separate PostgreSQL server in a temporary folder. */
export interface PostgresServer {
  /** The URL of its superuser and the database `postgres`. */
  readonly url: string
  readonly port: number
  readonly folder: string
  /** Stops the server as in a crash, without completing anything. */
  kill(): Promise<void>
  /** Starts the server again after `kill`. */
  restart(): Promise<void>
  /** Stops the server and removes its folder. */
  stop(): Promise<void>
}

const password = 'a password for tests only'
const startAttempts = 300

/**
 * Starts a PostgreSQL server with additional configuration `settings`. Throws if there are no
 * binaries for this platform. A given folder is kept, so that the next server has its data.
 */
export async function startPostgres(
  settings: readonly string[] = [],
  keptFolder: string | null = null,
): Promise<PostgresServer> {
  const source = findPostgresPrograms()
  if (source === null) {
    throw new Error(`there is no PostgreSQL for ${process.platform}-${process.arch}`)
  }
  const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'overtone-postgres-'))
  const user = findServerUser()
  if (!existsSync(join(folder, 'data'))) {
    mkdirSync(folder, { recursive: true })
    installPrograms(source, folder)
    createCluster(folder, user)
  }
  const port = await findFreePort()
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
  let server = await startServer(folder, port, user, settings, url)
  const kill = async () => {
    if (server.exitCode !== null) return
    server.stdin?.end()
    await once(server, 'exit')
  }
  return {
    url,
    port,
    folder,
    kill,
    restart: async () => {
      server = await startServer(folder, port, user, settings, url)
    },
    stop: async () => {
      await kill()
      if (keptFolder === null) rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface ServerUser {
  readonly uid?: number
  readonly gid?: number
}

/** PostgreSQL refuses to run as root; in that case, it runs as the user `nobody`. */
function findServerUser(): ServerUser {
  if (process.getuid?.() !== 0) return {}
  const readId = (option: '-u' | '-g') =>
    Number(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: readId('-u'), gid: readId('-g') }
}

/** Creates a file that only the server's user can read. */
export function makeServerFile(path: string, text: string): void {
  const { uid, gid } = findServerUser()
  writeFileSync(path, text, { mode: 0o600 })
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/**
 * Copies the binaries to a folder that the server's user can read, and creates the symbolic links
 * between libraries that an install without scripts omits.
 */
function installPrograms(source: string, folder: string): void {
  chmodSync(folder, 0o755)
  cpSync(source, join(folder, 'native'), { recursive: true })
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(source, 'pg-symlinks.json'), 'utf8'),
  )
  for (const link of links) {
    const path = join(folder, link.target)
    rmSync(path, { force: true })
    symlinkSync(relative(dirname(path), join(folder, link.source)), path)
  }
}

function createCluster(folder: string, user: ServerUser): void {
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid)
  const created = spawnSync(
    join(folder, 'native/bin/initdb'),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      // Other authentication methods take longer than opening a connection.
      '--auth=password',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
      '--set=scram_iterations=1',
    ],
    { ...user, encoding: 'utf8' },
  )
  if (created.status !== 0)
    throw new Error(`initdb failed: ${created.error?.message ?? created.stderr}`)
}

/**
 * Without `fsync`, commits survive a crash of the server, but not of the machine. Statistics and
 * the workers for parallel queries cost more than they save here.
 */
const fastSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=64MB',
  'autovacuum=off',
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'io_method=sync',
  'max_parallel_workers_per_gather=0',
  'track_counts=off',
]

/**
 * Runs a program until the shell's input ends, which also happens when the tests are killed, then
 * stops it at once.
 */
const untilInputEnds = '"$@" & program=$!; cat > /dev/null; kill -QUIT $program; wait $program'

async function startServer(
  folder: string,
  port: number,
  user: ServerUser,
  settings: readonly string[],
  url: string,
): Promise<ChildProcess> {
  const options = [...fastSettings, ...settings].flatMap((setting) => ['-c', setting])
  const program = [join(folder, 'native/bin/postgres'), '-D', join(folder, 'data')]
  const server = spawn(
    'sh',
    ['-c', untilInputEnds, 'sh', ...program, '-p', String(port), ...options],
    { ...user, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  let log = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-4000)
  })
  for (let attempt = 0; attempt < startAttempts; attempt += 1) {
    if (server.exitCode !== null) break
    if (await acceptsConnections(url)) return server
    await wait(100)
  }
  server.stdin.end()
  throw new Error(`PostgreSQL does not start: ${log}`)
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
