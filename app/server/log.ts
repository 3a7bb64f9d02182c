export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

export type Log = (level: LogLevel, event: string, fields?: LogFields) => void

const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** A log of one JSON object a line on standard error, from `lowest` level up. Never pass a secret. */
export function createLog(lowest: LogLevel, write = writeLine): Log {
  return (level, event, fields = {}) => {
    if (order.indexOf(level) < order.indexOf(lowest)) return
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
  }
}

function writeLine(line: string): void {
  process.stderr.write(`${line}\n`)
}
