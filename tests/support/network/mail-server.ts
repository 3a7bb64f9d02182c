import type { Socket } from 'node:net'
import { simpleParser } from 'mailparser'
import type { ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { MailServer } from '#provider/options.ts'

/** What the server answers at a stage: it accepts, refuses with a reply, or closes the connection. */
type Answer = 'accept' | 'drop' | { readonly code: number; readonly text: string }

export interface TestMailServer {
  /** The settings of a shop that uses this server. */
  readonly settings: MailServer
  /** The emails whose transmission was complete, whatever the answer was. */
  readonly received: ParsedMail[]
  /** The recipients of all attempts, also of those that were refused. */
  readonly attempts: string[]
  /** Answers to the recipient and to the complete email; can be replaced. */
  answers: { recipient: (address: string) => Answer; email: (email: ParsedMail) => Answer }
  /** How often a client has connected. */
  countConnections(): number
}

/** Starts a real SMTP server on a free port, without TLS or logins; it ends with the test. */
export async function openMailServer(
  options: SMTPServerOptions = {},
  settings: Partial<MailServer> = {},
): Promise<TestMailServer> {
  const received: ParsedMail[] = []
  const attempts: string[] = []
  const sockets = new Set<Socket>()
  const answers: TestMailServer['answers'] = {
    recipient: () => 'accept',
    email: () => 'accept',
  }
  let connections = 0
  /** Answers to the client at a port, or closes its connection. */
  const give = (answer: Answer, clientPort: number, reply: (error?: Error) => void) => {
    if (answer === 'drop') {
      const client = [...sockets].find(({ remotePort }) => remotePort === clientPort)
      client?.destroy()
    } else if (answer === 'accept') reply()
    else reply(Object.assign(new Error(answer.text), { responseCode: answer.code }))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, { remotePort }, reply) => {
      attempts.push(address)
      give(answers.recipient(address), remotePort, reply)
    },
    onData: (stream, { remotePort }, reply) => {
      void simpleParser(stream).then(
        (email) => {
          received.push(email)
          give(answers.email(email), remotePort, reply)
        },
        // The client has closed the connection meanwhile, and sends the email again.
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
    answers,
    countConnections: () => connections,
  }
}
