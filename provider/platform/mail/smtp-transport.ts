import { encodeHeader } from '../terminal/encode-text.ts'
import type { MailServer } from '../../options.ts'
import { toDeliveryFailure } from './delivery-failure.ts'
import type { DeliveryFailure } from './delivery-failure.ts'

/** An email as it is handed to the mail server. */
export interface OutgoingEmail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly locale: string | null
  /** The Reply-To address; null for the shop owner's. */
  readonly replyTo: string | null
  readonly messageId: string
  readonly date: Date
}

/** Hands emails to a mail server, one per connection. */
export interface MailTransport {
  /**
   * Resolves to null once the server has accepted the email, otherwise to the failure. Closes the
   * connection when the signal aborts.
   */
  send(email: OutgoingEmail, signal?: AbortSignal): Promise<DeliveryFailure | null>
}

/** The transport to a real SMTP server. */
export interface SmtpTransport extends MailTransport {
  /** Connects and logs in without sending an email; resolves to null, or to the failure. */
  verify(): Promise<DeliveryFailure | null>
}

/**
 * In milliseconds. A server can take minutes to check an email before accepting it; a client that
 * does not wait sends it again and again (RFC 5321, section 4.5.3.2.6).
 */
export const defaultLimits: NonNullable<MailServer['timeLimits']> = {
  connect: 10_000,
  greeting: 10_000,
  silence: 5 * 60_000,
  attempt: 20 * 60_000,
}

/**
 * Creates the transport to the mail server; replies go to `replyTo`. Connects with the first email.
 */
export function createSmtpTransport(server: MailServer, replyTo: string): SmtpTransport {
  const limits = server.timeLimits ?? defaultLimits
  const hide = createSecretFilter(server)
  const name = encodeHeader(server.from.name)
  let opening: ReturnType<typeof openTransporter> | null = null
  // Forgets a failed import, so that the next email retries it: the package may be being replaced.
  const getTransporter = () =>
    (opening ??= openTransporter(server, limits).catch((error: unknown) => {
      opening = null
      throw error
    }))
  return {
    send: async (email, signal) => {
      try {
        const transporter = await getTransporter()
        await transporter.sendMail({
          from: { name, address: server.from.address },
          to: { name: '', address: email.to },
          replyTo:
            email.replyTo === null
              ? { name, address: replyTo }
              : { name: '', address: email.replyTo },
          subject: encodeHeader(email.subject),
          text: email.text,
          ...(email.html === null ? {} : { html: email.html }),
          messageId: email.messageId,
          date: email.date,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(email.locale === null ? {} : { 'Content-Language': email.locale }),
          },
          signal: AbortSignal.any([
            AbortSignal.timeout(limits.attempt),
            ...(signal ? [signal] : []),
          ]),
        })
        return null
      } catch (error) {
        return toDeliveryFailure(error, hide)
      }
    },
    verify: async () => {
      try {
        await (await getTransporter()).verify()
        return null
      } catch (error) {
        return toDeliveryFailure(error, hide)
      }
    },
  }
}

/** Loads the library on demand: it is large, and most commands send no email. */
async function openTransporter(server: MailServer, limits: typeof defaultLimits) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.encryption === 'tls',
    requireTLS: server.encryption === 'starttls',
    ignoreTLS: server.encryption === 'none',
    name: getMailDomain(server),
    ...(server.login === null
      ? {}
      : { auth: { user: server.login.user, pass: server.login.password } }),
    ...(server.authority === undefined ? {} : { tls: { ca: server.authority } }),
    connectionTimeout: limits.connect,
    dnsTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Returns the domain of the sender's address, which identifies the shop in greetings and ids. */
export function getMailDomain({ from }: Pick<MailServer, 'from'>): string {
  return from.address.slice(from.address.lastIndexOf('@') + 1)
}

/**
 * Creates a function that removes the login from texts, because a server can echo what it received.
 */
function createSecretFilter({ login }: MailServer): (text: string) => string {
  if (login === null) return (text) => text
  const { user, password } = login
  const toBase64 = (text: string) => Buffer.from(text).toString('base64')
  const secrets = [password, toBase64(password), toBase64(`\0${user}\0${password}`)]
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '[hidden]'), text)
}
