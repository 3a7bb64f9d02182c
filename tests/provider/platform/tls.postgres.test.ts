import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import { createServerCertificate } from '../../support/network/certificates.ts'
import { makeServerFile, startPostgres } from '../../support/database/postgres-server.ts'
import type { PostgresServer } from '../../support/database/postgres-server.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'overtone-tls-'))
const authority = join(folder, 'authority.pem')
let server: PostgresServer

beforeAll(async () => {
  chmodSync(folder, 0o755)
  const created = await createServerCertificate('localhost')
  writeFileSync(authority, created.authority)
  makeServerFile(join(folder, 'server.pem'), created.certificate)
  makeServerFile(join(folder, 'server.key'), created.key)
  server = await startPostgres([
    'ssl=on',
    `ssl_cert_file=${join(folder, 'server.pem')}`,
    `ssl_key_file=${join(folder, 'server.key')}`,
  ])
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Opens the database with these parameters; returns whether the connection uses TLS. */
async function connect(hostName: string, parameters: Record<string, string>): Promise<boolean> {
  const url = new URL(server.url)
  url.hostname = hostName
  url.search = new URLSearchParams(parameters).toString()
  const db = await openDatabase({ dataDir: await createTemporaryFolder(), databaseUrl: url.href })
  try {
    const { rows } = await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl
      where pid = pg_backend_pid()`.execute(db)
    return rows[0]?.ssl === true
  } finally {
    await db.destroy()
  }
}

test('a connection is encrypted if the server has a certificate for its name [P9.01]', async () => {
  const trusted = { sslmode: 'verify-full', sslrootcert: authority }
  expect(await connect('localhost', trusted)).toBe(true)
})

test.each([
  ['from an unknown authority', 'localhost', { sslmode: 'verify-full' }],
  ['for another name', '127.0.0.1', { sslmode: 'verify-full', sslrootcert: authority }],
])(
  'a certificate %s is refused with a single sentence [P9.01]',
  async (_, hostName, parameters) => {
    const { port } = server
    await expect(connect(hostName, parameters)).rejects.toThrow(
      `The database postgres://${hostName}:${port}/postgres cannot be opened: the certificate of ` +
        'its server is not trusted; check the host name and sslrootcert in the address.',
    )
  },
)

test('a missing certificate authority file is refused with a single sentence [P9.01]', async () => {
  const parameters = { sslmode: 'verify-full', sslrootcert: join(folder, 'nothing.pem') }
  await expect(connect('localhost', parameters)).rejects.toThrow(
    /^The database \S+ cannot be opened: a certificate file in the address cannot be read; check its path\.$/,
  )
})
