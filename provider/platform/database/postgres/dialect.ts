import { PostgresDialect, PostgresQueryCompiler } from 'kysely'
import type {
  PostgresPool,
  PostgresPoolClient,
  PrimitiveValueListNode,
  QueryCompiler,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { maxListParameters } from '../engine.ts'
import { createUnansweredError, toServerError } from './failure.ts'
import { limitTime } from '../../tasks/limit-time.ts'
import { hasTimeLimit } from '../time-limit.ts'

/** Object ids of types that node-postgres returns as strings by default. */
const typeIds = { bigint: 20, numeric: 1700 }

const connectionTimeoutMs = 10_000
const idleTimeoutMs = 30_000
const defaultResponseLimitMs = 30_000

interface PostgresOptions {
  readonly maxConnections: number
  /** The timeout of a statement on the server in milliseconds; 30 s by default. */
  readonly responseLimitMs?: number | undefined
}

/**
 * Opens the database of a `postgres://` URL with a connection pool. Does not rely on session state,
 * so it works behind a pooler in transaction mode. Returns integers as numbers, because all values
 * in this schema are below `Number.MAX_SAFE_INTEGER`. Discards a connection whose statement times
 * out, because networks can drop packets silently.
 */
export function openPostgresDialect(url: string, options: PostgresOptions): PostgresDialect {
  return new LongListDialect({ pool: () => openPool(url, options) })
}

class LongListDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new LongListCompiler()
  }
}

class LongListCompiler extends PostgresQueryCompiler {
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    const { values } = node
    if (values.length <= maxListParameters) return super.visitPrimitiveValueList(node)
    this.append('(select unnest(')
    this.appendValue(values)
    this.append(typeof values[0] === 'number' ? '::bigint[]))' : '::text[]))')
  }
}

/** Imports the driver on demand, so that a shop on SQLite does not load it. */
async function openPool(url: string, options: PostgresOptions): Promise<PostgresPool> {
  const { maxConnections, responseLimitMs = defaultResponseLimitMs } = options
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: Math.min(connectionTimeoutMs, responseLimitMs),
    idleTimeoutMillis: idleTimeoutMs,
    keepAlive: true,
    types: {
      getTypeParser: (id, format) =>
        id === typeIds.bigint || id === typeIds.numeric
          ? Number
          : pg.types.getTypeParser(id, format === 'binary' ? 'binary' : 'text'),
    },
  })
  // The pool replaces lost connections, and the code using one gets its own error; without these
  // listeners, the process would exit.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    options: pool.options,
    connect: async () => adaptClient(await connect(pool).catch(throwServerError), responseLimitMs),
    end: async () => await pool.end(),
  }
}

/** An unreadable file in the URL makes `pool.connect` throw instead of reject. */
async function connect(pool: Pool): Promise<PoolClient> {
  return await pool.connect()
}

/** Caches the adapted clients, because Kysely identifies connections by their client. */
const adaptedClients = new WeakMap<PoolClient, PostgresPoolClient>()

function adaptClient(client: PoolClient, responseLimitMs: number): PostgresPoolClient {
  const known = adaptedClients.get(client)
  if (known !== undefined) return known
  let failure: Error | undefined
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (failure !== undefined) throw failure
    const result = client.query(text, values.map(replaceNulCharacters)).catch(throwServerError)
    if (!hasTimeLimit()) return await result
    return await limitTime(result, responseLimitMs, () => (failure = createUnansweredError()))
  }
  // The pool closes a connection that is released with an error. Kysely's type also requires
  // cursors, which only its streams use.
  const release = (isDiscarded?: boolean) => client.release(failure ?? isDiscarded)
  const adapted = { query, release } as unknown as PostgresPoolClient
  adaptedClients.set(client, adapted)
  return adapted
}

function throwServerError(error: unknown): never {
  throw toServerError(error)
}

/**
 * Replaces NUL characters, which PostgreSQL rejects in texts. No stored text contains one, so a
 * comparison still finds nothing, but does not fail.
 */
function replaceNulCharacters(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}
