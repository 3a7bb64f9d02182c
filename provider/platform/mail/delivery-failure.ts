import { toSingleLine } from '../terminal/encode-text.ts'
import { redactLinks } from './redact-links.ts'

/** Why an attempt to send an email failed. */
export interface DeliveryFailure {
  /**
   * `refused`: the server does not want this email, now or later. `delayed`: it may accept it later.
   * `unavailable`: it accepts no email at all at the moment, or does not accept the login.
   */
  readonly kind: 'refused' | 'delayed' | 'unavailable'
  /** One line for the owner, with the server's answer; it may contain the recipient's address. */
  readonly reason: string
  /** The reason for the log, without addresses: codes such as `EAUTH 535`. */
  readonly code: string
}

const maxReasonLength = 300

/** Answers to any command that say that the login is missing or wrong (RFC 4954, section 6). */
const loginCodes: readonly number[] = [530, 534, 535, 538]
/** The server closes the connection: it is overloaded or stops (RFC 5321, section 3.8). */
const closingCode = 421

/** nodemailer's message says nothing to the owner: “Message sending aborted”. */
const tooLong = 'the mail server did not accept the email in time'

/** The fields of nodemailer's errors. */
interface SmtpError {
  readonly message: string
  readonly code: string
  readonly command: string
  /** The server's reply code; 0 if it has not replied. */
  readonly responseCode: number
}

/** Decides what an error of the mail server's connection means; `hide` removes secrets. */
export function toDeliveryFailure(
  error: unknown,
  hide: (text: string) => string = (text) => text,
): DeliveryFailure {
  const smtp = toSmtpError(error)
  const { code, responseCode } = smtp
  return {
    kind: getKind(smtp),
    // A server can quote the link that it does not like, which may contain a secret.
    reason: toLine(redactLinks(hide(smtp.message))),
    code: responseCode === 0 ? code : `${code} ${responseCode}`,
  }
}

function getKind({ code, command, responseCode }: SmtpError): DeliveryFailure['kind'] {
  if (code === 'EAUTH' || loginCodes.includes(responseCode)) return 'unavailable'
  const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!isAboutEmail || responseCode === closingCode) return 'unavailable'
  if (responseCode >= 400 && responseCode < 500) return 'delayed'
  // A refused sender is a matter of MAIL_FROM, and so of every email.
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
