/** Why a program did not open, in one line for its owner; `portSetting` names its port. */
export function formatStartupError(error: unknown, portSetting = 'PORT'): string {
  if (!(error instanceof Error)) return `The shop did not open: ${String(error)}`
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${String(error.port)}` : ''
    return `Port${port} is in use by another program; stop it or set ${portSetting} to a free one.`
  }
  if (code === 'EACCES') return `The shop may not listen there: ${error.message}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `The setting HOST is wrong: this machine has no such address (${error.message}).`
  }
  return error.message
}
