import { format } from 'node:util'
import { encodeJson } from '../terminal/encode-text.ts'
import { securityEvents } from '../../contract/security-events.ts'
import type { SecurityEvent } from '../../contract/security-events.ts'
import type { Log, LogFields, LogLevel } from '../../contract/log.ts'

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/**
 * Creates a log that writes one JSON object per line to standard error: entries from `minLevel` up,
 * and all security events.
 */
export function createLog(minLevel: LogLevel, write = writeLine): Log {
  return (level, event, fields = {}) => {
    const isLogged = levels.indexOf(level) >= levels.indexOf(minLevel)
    if (!isLogged && !Object.hasOwn(securityEvents, event)) return
    write(encodeJson(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })))
  }
}

/** Adds an event to the security log; the fields contain no secrets and no email addresses. */
export function logSecurityEvent(log: Log, event: SecurityEvent, fields: LogFields): void {
  log(securityEvents[event], event, fields)
}

/**
 * Converts `console.error` and `console.warn` output of libraries, such as the framework's stack
 * traces, into log entries.
 */
export function logConsole(log: Log): void {
  const createPrinter =
    (level: LogLevel) =>
    (...values: unknown[]) =>
      log(level, 'console', { message: format(...values) })
  Object.assign(console, { error: createPrinter('error'), warn: createPrinter('warn') })
}

function writeLine(line: string): void {
  process.stderr.write(`${line}\n`)
}
