import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeServerFile, startPostgres } from './postgres-server.ts'
import { startPgBouncer } from '../network/pgbouncer.ts'
import { startPooler } from '../network/transaction-pooler.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of a pooler in transaction mode in front of the server of `postgresUrl`. */
    poolerPort: number
  }
}

/**
 * Starts a PostgreSQL server behind a pooler before a run and stops both afterwards. With
 * `POOLER=pgbouncer`, the pooler is PgBouncer, which has to be installed.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-pooler-'))
  chmodSync(folder, 0o755)
  const rules = join(folder, 'pg_hba.conf')
  makeServerFile(rules, 'host all all 127.0.0.1/32 trust\n')
  const server = await startPostgres([`hba_file=${rules}`])
  const isReal = process.env['POOLER'] === 'pgbouncer'
  const pooler = await (isReal ? startPgBouncer : startPooler)(server.port)
  project.provide('postgresUrl', server.url)
  project.provide('poolerPort', pooler.port)
  return async () => {
    await pooler.stop()
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
