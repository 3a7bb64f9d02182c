import { encodeLines } from './encode-text.ts'

/**
 * Returns the reason why a program did not start, for its operator; `portSetting` is the
 * environment variable of its port.
 */
export function formatStartupError(error: unknown, portSetting = 'PORT'): string {
  return encodeLines(describeStartupError(error, portSetting))
}

function describeStartupError(error: unknown, portSetting: string): string {
  if (!(error instanceof Error)) return `The program did not start: ${String(error)}`
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${String(error.port)}` : ''
    return `Port${port} is in use by another program; stop it or set ${portSetting} to a free one.`
  }
  if (code === 'EACCES') return `No permission to listen on that port: ${error.message}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is invalid: this machine has no such address (${error.message}).`
  }
  return error.message
}
