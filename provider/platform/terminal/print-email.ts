import { encodeLine, encodeQuote } from './encode-text.ts'

/**
 * Prints an email instead of sending it, because the demo shop has no mail server. Encodes it for
 * the terminal and marks it as a quote, because strangers write parts of it.
 */
export function printEmail(mail: { to: string; subject: string; text: string }): void {
  const head = encodeLine(`Email to ${mail.to}: ${mail.subject}`)
  process.stdout.write(`\n── ${head}\n${encodeQuote(mail.text)}\n──\n`)
}
