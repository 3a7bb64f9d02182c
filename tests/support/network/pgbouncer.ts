import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../programs/free-port.ts'
import { startExternalServer } from '../programs/external-server.ts'
import type { Pooler } from './transaction-pooler.ts'

/**
 * Starts PgBouncer in transaction mode in front of a local PostgreSQL server, which must trust all
 * users. Its connections end soon after their last use, so that databases can be copied.
 */
export async function startPgBouncer(serverPort: number): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  const file = join(folder, 'pgbouncer.ini')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 3,
    max_client_conn: 500,
    server_idle_timeout: 1,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const database = `* = host=127.0.0.1 port=${serverPort} user=postgres`
  writeFileSync(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'))
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  const server = await startExternalServer(['/usr/sbin/pgbouncer', ...user, file], port)
  return {
    port,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
