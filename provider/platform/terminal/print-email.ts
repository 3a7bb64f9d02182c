import { encodeLine, encodeQuote } from './encode-text.ts'

/**
 * Prints an email instead of sending it, because the demo shop has no mail server. Strangers
 * write parts of it, so it is encoded for the terminal and marked as a quote.
 */
export function printEmail(mail: { to: string; subject: string; text: string }): void {
  const head = encodeLine(`Email to ${mail.to}: ${mail.subject}`)
  process.stdout.write(`\n── ${head}\n${encodeQuote(mail.text)}\n──\n`)
}
