import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ObjectStore } from '#provider/platform/files/file-place.ts'
import { startExternalServer } from '../../support/programs/external-server.ts'
import { findFreePort } from '../../support/programs/free-port.ts'
import { createTemporaryFolder, runAtEnd } from '../../support/shops/open-shop.ts'

/** What a server does besides its own work; `s3api` is the S3 layer, `tempauth` has the users. */
const proxyLayers = [
  'catch_errors',
  'gatekeeper',
  'cache',
  'listing_formats',
  's3api',
  'tempauth',
  'copy',
]

/** The settings of a server by section. */
type Settings = Readonly<Record<string, Readonly<Record<string, string | number>>>>

/**
 * Starts Swift with its S3 layer, with one copy of all data in a folder, until the end of the test
 * file. The bucket of the returned store does not exist yet.
 */
export async function startSwift(): Promise<ObjectStore> {
  const folder = await createTemporaryFolder()
  mkdirSync(join(folder, 'devices/disk'), { recursive: true })
  const hashes = { 'swift-hash': { swift_hash_path_suffix: 'tests' } }
  writeFileSync(join(folder, 'swift.conf'), formatSettings(hashes))
  for (const kind of ['account', 'container', 'object']) {
    const port = await findFreePort()
    makeRing(folder, kind, port)
    const storage = { devices: join(folder, 'devices'), mount_check: 'false' }
    await startServer(folder, kind, port, [], { DEFAULT: storage })
  }
  const port = await findFreePort()
  await startServer(folder, 'proxy', port, proxyLayers, {
    app: { account_autocreate: 'true' },
    'filter:cache': { use: 'egg:swift#memcache', memcache_servers: await startMemcached() },
    'filter:tempauth': { user_shop_owner: 'secret .admin' },
  })
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'private',
    publicBucket: null,
    publicUrl: null,
    accessKeyId: 'shop:owner',
    secretAccessKey: 'secret',
    usesPathStyle: true,
  }
}

/** Starts the cache of the users, and returns its address. */
async function startMemcached(): Promise<string> {
  const port = await findFreePort()
  const options = ['-l', '127.0.0.1', '-p', String(port), '-u', 'nobody']
  await start(['/usr/bin/memcached', ...options], port)
  return `127.0.0.1:${port}`
}

async function startServer(
  folder: string,
  kind: string,
  port: number,
  layers: readonly string[],
  changes: Settings,
): Promise<void> {
  const server = { bind_ip: '127.0.0.1', bind_port: port, swift_dir: folder, user: 'root' }
  const settings: Settings = {
    // Without workers, the process itself serves, and ends with the test.
    DEFAULT: { ...server, workers: 0, ...changes['DEFAULT'] },
    'pipeline:main': { pipeline: [...layers, `${kind}-server`].join(' ') },
    [`app:${kind}-server`]: { use: `egg:swift#${kind}`, ...changes['app'] },
    ...Object.fromEntries(
      layers.map((name) => [
        `filter:${name}`,
        { use: `egg:swift#${name}`, ...changes[`filter:${name}`] },
      ]),
    ),
  }
  const file = join(folder, `${kind}.conf`)
  writeFileSync(file, formatSettings(settings))
  await start([`/usr/bin/swift-${kind}-server`, file], port)
}

async function start(command: readonly string[], port: number): Promise<void> {
  const server = await startExternalServer(command, port)
  runAtEnd(() => server.stop())
}

/** Writes the file that says which server has the data of a kind. */
function makeRing(folder: string, kind: string, port: number): void {
  const build = (...args: readonly string[]) =>
    execFileSync('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: folder })
  // 2 ** 4 parts, in one copy, that may move at any time.
  build('create', '4', '1', '0')
  build('add', `r1z1-127.0.0.1:${port}/disk`, '1')
  build('rebalance')
}

function formatSettings(settings: Settings): string {
  return Object.entries(settings)
    .map(([section, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `${name} = ${value}\n`)
      return `[${section}]\n${lines.join('')}`
    })
    .join('')
}
