import { encodeLine, encodeLines, encodeQuote } from '#provider/platform/terminal/encode-text.ts'

/**
 * Shows the progress of rendering the demo catalogue: a progress bar in a terminal, otherwise plain
 * lines.
 */
export function drawProgress(progress: { done: number; total: number; label: string }): void {
  const { done, total, label } = progress
  const share = total === 0 ? 1 : done / total
  if (!process.stdout.isTTY) {
    const step = Math.max(1, Math.floor(total / 10))
    if (done % step === 0 || done === total) {
      process.stdout.write(`Rendering the demo sounds: ${done} of ${total}\n`)
    }
    return
  }
  const width = 30
  const filled = Math.round(share * width)
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
  process.stdout.write(`\r\x1b[KRendering the demo sounds ${bar} ${done}/${total} ${label}`)
  if (done === total) process.stdout.write('\n')
}

/**
 * Prints an email instead of sending it, because the demo shop has no mail server. Strangers
 * write parts of it, so it is encoded for the terminal and marked as a quote.
 */
export function printEmail(mail: { to: string; subject: string; text: string }): void {
  const head = encodeLine(`Email to ${mail.to}: ${mail.subject}`)
  process.stdout.write(`\n── ${head}\n${encodeQuote(mail.text)}\n──\n`)
}

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
