import { getOwnerAddress } from '../../owner/seller.ts'
import type { OwnerOptions } from '../../owner/seller.ts'
import type { MailServer } from '../../options.ts'
import { createMailSender } from './mail-sender.ts'
import type { MailSender, SenderOptions } from './mail-sender.ts'
import { createSmtpTransport, getMailDomain } from './smtp-transport.ts'
import type { SmtpTransport } from './smtp-transport.ts'

/** The settings about delivery. */
interface MailOptions extends OwnerOptions {
  readonly mailServer?: MailServer | null
}

/** Creates the transport to a mail server; replies to the emails go to the shop owner. */
export function openTransport(server: MailServer, options: MailOptions): SmtpTransport {
  return createSmtpTransport(server, getOwnerAddress(options))
}

/** Creates the sender to the shop's mail server; null if it has none. */
export function openMailSender(
  options: MailOptions,
  dependencies: Omit<SenderOptions, 'transport' | 'domain'>,
): MailSender | null {
  const { mailServer: server } = options
  if (server === null || server === undefined) return null
  const transport = openTransport(server, options)
  return createMailSender({ ...dependencies, transport, domain: getMailDomain(server) })
}
