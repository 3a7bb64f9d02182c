export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes one entry to the log of the process. Entries must not contain secrets. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void
