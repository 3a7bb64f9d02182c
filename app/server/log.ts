import type { Log, LogLevel } from '#app/request-scope/app-context.ts'

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** Creates a log that writes one JSON object per line to standard error, from `minLevel` up. */
export function createLog(minLevel: LogLevel, write = writeLine): Log {
  return (level, event, fields = {}) => {
    if (levels.indexOf(level) < levels.indexOf(minLevel)) return
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
  }
}

function writeLine(line: string): void {
  process.stderr.write(`${line}\n`)
}
