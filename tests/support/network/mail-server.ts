import type { Socket } from 'node:net'
import { simpleParser } from 'mailparser'
import type { ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { MailServer } from '#provider/options.ts'

/** The server's behavior at a stage: accept, refuse with a reply, or close the connection. */
type Behavior = 'accept' | 'drop' | { readonly code: number; readonly text: string }

export interface TestMailServer {
  /** The settings for a shop that uses this server. */
  readonly settings: MailServer
  /** The completely transmitted emails, whatever the reply. */
  readonly received: ParsedMail[]
  /** The recipients of all attempts, including refused ones. */
  readonly attempts: string[]
  /** The behavior at the recipient and at the complete email; can be replaced. */
  behavior: { recipient: (address: string) => Behavior; email: (email: ParsedMail) => Behavior }
  /** The number of client connections. */
  countConnections(): number
}

/** Starts a real SMTP server on a free port, without TLS or logins; it is stopped after the test. */
export async function openMailServer(
  options: SMTPServerOptions = {},
  settings: Partial<MailServer> = {},
): Promise<TestMailServer> {
  const received: ParsedMail[] = []
  const attempts: string[] = []
  const sockets = new Set<Socket>()
  const behavior: TestMailServer['behavior'] = {
    recipient: () => 'accept',
    email: () => 'accept',
  }
  let connections = 0
  /** Replies to a client or closes its connection. */
  const replyAs = (chosen: Behavior, clientPort: number, reply: (error?: Error) => void) => {
    if (chosen === 'drop') {
      const client = [...sockets].find(({ remotePort }) => remotePort === clientPort)
      client?.destroy()
    } else if (chosen === 'accept') reply()
    else reply(Object.assign(new Error(chosen.text), { responseCode: chosen.code }))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, { remotePort }, reply) => {
      attempts.push(address)
      replyAs(behavior.recipient(address), remotePort, reply)
    },
    onData: (stream, { remotePort }, reply) => {
      void simpleParser(stream).then(
        (email) => {
          received.push(email)
          replyAs(behavior.email(email), remotePort, reply)
        },
        // The client has closed the connection and sends the email again.
        () => {},
      )
    },
    ...options,
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listening.once('listening', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.server.address()
  return {
    settings: {
      host: '127.0.0.1',
      port: address !== null && typeof address === 'object' ? address.port : 0,
      encryption: 'none',
      login: null,
      from: { name: 'Overtone', address: 'shop@overtone.example' },
      ...settings,
    },
    received,
    attempts,
    behavior,
    countConnections: () => connections,
  }
}
