import { toSingleLine } from '../terminal/encode-text.ts'
import { redactLinks } from './redact-links.ts'

/** The failure of an attempt to send an email. */
export interface DeliveryFailure {
  /**
   * `refused`: the server will never accept this email. `delayed`: it may accept it later.
   * `unavailable`: it currently accepts no email at all, or rejects the login.
   */
  readonly kind: 'refused' | 'delayed' | 'unavailable'
  /** One line for the owner with the server's reply; may contain the recipient's address. */
  readonly reason: string
  /** A short form for the log without addresses, such as `EAUTH 535`. */
  readonly code: string
}

const maxReasonLength = 300

/** Replies to any command that mean a missing or wrong login (RFC 4954, section 6). */
const loginCodes: readonly number[] = [530, 534, 535, 538]
/**
 * The server is closing the connection, because it is overloaded or shutting down (RFC 5321,
 * section 3.8).
 */
const closingCode = 421

/** Replaces nodemailer's “Message sending aborted”, which would not help the owner. */
const tooLong = 'the mail server did not accept the email in time'

interface SmtpError {
  readonly message: string
  readonly code: string
  readonly command: string
  /** The server's reply code; 0 without a reply. */
  readonly responseCode: number
}

/** Classifies an error of the mail server's connection; `hide` removes secrets. */
export function toDeliveryFailure(
  error: unknown,
  hide: (text: string) => string = (text) => text,
): DeliveryFailure {
  const smtp = toSmtpError(error)
  const { code, responseCode } = smtp
  return {
    kind: getKind(smtp),
    // A server can quote a link it objects to, which may contain a secret.
    reason: toLine(redactLinks(hide(smtp.message))),
    code: responseCode === 0 ? code : `${code} ${responseCode}`,
  }
}

function getKind({ code, command, responseCode }: SmtpError): DeliveryFailure['kind'] {
  if (code === 'EAUTH' || loginCodes.includes(responseCode)) return 'unavailable'
  const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!isAboutEmail || responseCode === closingCode) return 'unavailable'
  if (responseCode >= 400 && responseCode < 500) return 'delayed'
  // A refused sender is due to MAIL_FROM, and so affects every email.
  return command === 'MAIL FROM' && responseCode !== 0 ? 'unavailable' : 'refused'
}

function toSmtpError(error: unknown): SmtpError {
  const fields: Readonly<Record<string, unknown>> =
    typeof error === 'object' && error !== null ? { ...error } : {}
  const { code, command, responseCode } = fields
  const message = error instanceof Error ? error.message : 'unknown'
  return {
    message: code === 'EABORT' ? tooLong : message,
    code: typeof code === 'string' ? code : 'unknown',
    command: typeof command === 'string' ? command : '',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
  }
}

function toLine(text: string): string {
  const line = toSingleLine(text)
  return line.length <= maxReasonLength ? line : `${line.slice(0, maxReasonLength - 1)}…`
}
