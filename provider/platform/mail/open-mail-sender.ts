import type { MailServer } from '../../options.ts'
import { createMailSender } from './mail-sender.ts'
import type { SenderOptions } from './deliver-email.ts'
import type { MailSender } from './mail-sender.ts'
import { createSmtpTransport, getMailDomain } from './smtp-transport.ts'

/** Creates the sender for a mail server; replies to emails go to `replyTo`. */
export function openMailSender(
  server: MailServer,
  replyTo: string,
  dependencies: Omit<SenderOptions, 'transport' | 'domain'>,
): MailSender {
  const transport = createSmtpTransport(server, replyTo)
  return createMailSender({ ...dependencies, transport, domain: getMailDomain(server) })
}
