import { domainToASCII } from 'node:url'
import { z } from 'zod'
import type { MailServer } from '../../options.ts'

type Connection = Omit<MailServer, 'from'>

const example = 'smtps://user:password@mail.example:465'
const codes = 'in user and password, write @ as %40, / as %2F, # as %23, ? as %3F'
const defaultPorts = { tls: 465, starttls: 587, none: 25 } as const

/**
 * The URL of a mail server. `smtps` uses TLS from the start; `smtp` requires STARTTLS, except to
 * this machine or with `?tls=off`. Error messages never contain the password.
 */
const serverSchema = z.string().transform((value, context): Connection => {
  const parsed = parseServer(value)
  if (typeof parsed !== 'string') return parsed
  context.addIssue({ code: 'custom', message: parsed })
  return z.NEVER
})

const senderError =
  'must be an email address such as shop@label.example or Label <shop@label.example>'

/** An email address, optionally preceded by a name. */
const senderSchema = z.string().transform((value, context): MailServer['from'] => {
  const [, quoted, name = quoted ?? '', inner] =
    /^\s*(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>]+)>\s*$/.exec(value) ?? []
  const address = z.email().safeParse(toAsciiAddress(inner ?? value.trim()))
  if (address.success && !/\p{Cc}/u.test(value)) return { name, address: address.data }
  context.addIssue({ code: 'custom', message: senderError })
  return z.NEVER
})

/** The environment variables for the mail server. */
export const mailVariables = {
  SMTP_URL: serverSchema.optional(),
  MAIL_FROM: senderSchema.optional(),
}

interface MailVariables {
  readonly SMTP_URL?: Connection | undefined
  readonly MAIL_FROM?: MailServer['from'] | undefined
}

/**
 * Returns the mail server; null without `SMTP_URL`. Throws if only one of the two variables is set.
 */
export function toMailServer(env: MailVariables): MailServer | null {
  const { SMTP_URL: connection, MAIL_FROM: from } = env
  if (connection === undefined && from === undefined) return null
  if (connection === undefined) {
    throw new Error(`MAIL_FROM has no effect without SMTP_URL. Set SMTP_URL, such as ${example}.`)
  }
  if (from === undefined) {
    throw new Error(
      'MAIL_FROM is not set: SMTP_URL needs the address that sends the emails, such as ' +
        'Label <shop@label.example>.',
    )
  }
  return { ...connection, from }
}

/** Returns the parsed URL, or its problem as the end of a sentence. */
function parseServer(value: string): Connection | string {
  const url = URL.parse(value)
  const host = toAsciiHost(url?.hostname ?? '')
  if (url === null || !/^smtps?:$/.test(url.protocol) || host === '') {
    return `must be a URL such as ${example}; ${codes}`
  }
  if (!/^\/?$/.test(url.pathname) || url.hash !== '') {
    return `must have nothing after the host and the port; ${codes}`
  }
  if (!['', '?tls=off'].includes(url.search)) return 'can have no parameter except ?tls=off'
  const login = parseLogin(url)
  if (typeof login === 'string') return login
  const encryption = getEncryption(url)
  if (encryption === 'none' && login !== null && !isLoopback(url)) {
    return 'must not have ?tls=off with a password, which everybody on the way could read'
  }
  const port = url.port === '' ? defaultPorts[encryption] : Number(url.port)
  return { host, port, encryption, login }
}

/** Returns a URL's host with non-ASCII letters encoded; empty if it is invalid. */
function toAsciiHost(hostname: string): string {
  if (/^\[.*\]$/.test(hostname)) return hostname.slice(1, -1)
  try {
    return domainToASCII(decodeURIComponent(hostname))
  } catch {
    return ''
  }
}

/** Returns the address with its domain in ASCII (https://www.rfc-editor.org/rfc/rfc5891). */
function toAsciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + domainToASCII(address.slice(at))
}

function parseLogin({ username, password }: URL): Connection['login'] | string {
  if (username === '' && password === '') return null
  if (username === '' || password === '') return 'must have a user and a password, or neither'
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    return 'has a user or a password with a % that is not part of a code; write it as %25'
  }
}

function getEncryption(url: URL): Connection['encryption'] {
  if (url.protocol === 'smtps:') return 'tls'
  return url.search === '?tls=off' || isLoopback(url) ? 'none' : 'starttls'
}

function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}
