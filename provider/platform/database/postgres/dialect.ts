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
import { hasTimeLimit } from '../time-limit.ts'

/** Object ids of the types that node-postgres returns as strings by default. */
const typeIds = { bigint: 20, numeric: 1700 }

const connectionTimeoutMs = 10_000
const idleTimeoutMs = 30_000
const defaultResponseLimitMs = 30_000

interface PostgresOptions {
  readonly maxConnections: number
  /** How long the server may take for a statement; 30 s by default. */
  readonly responseLimitMs?: number | undefined
}

/**
 * Opens the database of a `postgres://` URL with a pool of connections. Does not depend on state of a
 * session, so that a pooler in transaction mode can be in between. Whole numbers are returned as
 * numbers; all values in this schema are below `Number.MAX_SAFE_INTEGER`. A connection on which a
 * statement is not answered is given up: the network can drop packets without a word.
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
  // The pool replaces a lost connection. What uses it at that moment fails with an error of its own;
  // without these listeners, the process would end.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    options: pool.options,
    connect: async () => adaptClient(await connect(pool).catch(throwServerError), responseLimitMs),
    end: async () => await pool.end(),
  }
}

/** A file in the address that cannot be read makes `pool.connect` throw instead of reject. */
async function connect(pool: Pool): Promise<PoolClient> {
  return await pool.connect()
}

/** The adapted clients, because Kysely recognizes a connection by its client. */
const adaptedClients = new WeakMap<PoolClient, PostgresPoolClient>()

function adaptClient(client: PoolClient, responseLimitMs: number): PostgresPoolClient {
  const known = adaptedClients.get(client)
  if (known !== undefined) return known
  let failure: Error | undefined
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (failure !== undefined) throw failure
    const result = client.query(text, values.map(replaceNulCharacters)).catch(throwServerError)
    return hasTimeLimit()
      ? await limitTime(result, responseLimitMs, (error) => (failure = error))
      : await result
  }
  // The pool closes a connection that is released with an error. Kysely's type also has cursors,
  // which only its streams use.
  const release = (isDiscarded?: boolean) => client.release(failure ?? isDiscarded)
  const adapted = { query, release } as unknown as PostgresPoolClient
  adaptedClients.set(client, adapted)
  return adapted
}

/** Rejects if there is no result in time, and reports the error to `fail` before. */
async function limitTime<Result>(
  result: Promise<Result>,
  limitMs: number,
  fail: (error: Error) => void,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  let isAnswered = false
  const giveUp = () => {
    if (isAnswered) return
    const error = createUnansweredError()
    fail(error)
    reject(error)
  }
  // After the process was suspended, the time can be up before an answer that has arrived is read.
  const timer = setTimeout(() => setImmediate(giveUp), limitMs)
  // What becomes of the statement later is of no interest.
  result.catch(() => {})
  return await Promise.race([result, promise]).finally(() => {
    isAnswered = true
    clearTimeout(timer)
  })
}

function throwServerError(error: unknown): never {
  throw toServerError(error)
}

/**
 * Texts in PostgreSQL have no NUL characters, so no stored text equals one with such a character; the
 * replacement keeps a comparison with it from failing.
 */
function replaceNulCharacters(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}
