import { counters } from '../../contract/metrics.ts'
import type { Telemetry } from '../../contract/telemetry.ts'
import type { EndedStatement } from '../database/engine.ts'
import { hasTimeLimit } from '../database/time-limit.ts'
import { getRequestId } from '../http/request-id.ts'
import type { LogEntry } from '../log-entry.ts'

/** The shortest time between two reports of the same statement, in milliseconds. */
const reportIntervalMs = 60_000

const maxRemembered = 1000

interface WatchOptions {
  readonly telemetry: Telemetry
  readonly log: (entry: LogEntry) => void
  /** The duration in milliseconds from which a statement is slow; 0 for never. */
  readonly slowStatementMs: number
}

/**
 * Creates a function that measures statements, and logs slow ones with their plans, each at most
 * once a minute. Work without a time limit, such as an import, is expected to be slow and is only
 * measured.
 */
export function watchStatements(options: WatchOptions): (statement: EndedStatement) => void {
  const { telemetry, log, slowStatementMs } = options
  const reportedAt = new Map<string, number>()

  function isDue(sql: string): boolean {
    const now = performance.now()
    if (now - (reportedAt.get(sql) ?? -Infinity) < reportIntervalMs) return false
    if (reportedAt.size >= maxRemembered) reportedAt.clear()
    reportedAt.set(sql, now)
    return true
  }

  return ({ sql, milliseconds, explain }) => {
    const kind = getKind(sql)
    telemetry.observe('overtone_statement_duration_seconds', { kind }, milliseconds / 1000)
    const requestId = getRequestId()
    const attributes = {
      'db.query.text': sql,
      'db.operation.name': kind,
      ...(requestId === undefined ? {} : { 'request.id': requestId }),
    }
    telemetry.addSpan({ name: kind, kind: 'client', attributes }, milliseconds)
    if (slowStatementMs === 0 || milliseconds < slowStatementMs || !hasTimeLimit()) return
    telemetry.count('overtone_slow_statements_total', { kind })
    if (!isDue(sql)) return
    void explain().then((plan) =>
      log({
        level: 'warn',
        event: 'slow-statement',
        ...(requestId === undefined ? {} : { requestId }),
        milliseconds: Math.round(milliseconds),
        sql,
        ...(plan === null ? {} : { plan }),
      }),
    )
  }
}

const kinds = counters.overtone_slow_statements_total.values

function getKind(sql: string): (typeof kinds)[number] {
  const word = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase()
  return kinds.find((kind) => kind === word) ?? 'other'
}
