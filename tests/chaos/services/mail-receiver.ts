import { SMTPServer } from 'smtp-server'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import type { DeliveryFacts, Facts } from '../journal.ts'
import { createRandom } from '../random.ts'
import type { Random } from '../random.ts'

/** Longer emails contain legal texts rather than a reset link. */
const maxResetBytes = 20_000

/** An SMTP server that sometimes delays an email, or accepts it without a reply. */
export class MailReceiver {
  readonly #server: SMTPServer
  readonly #random: Random
  /** Deliveries by `Message-ID`. */
  #deliveries: Record<string, DeliveryFacts> = {}
  readonly #resetTokens = new Map<string, string>()
  /** Whether every email is accepted with a reply. */
  isReliable = false
  /** The number of lost replies to accepted emails. */
  lostReplies = 0

  private constructor(seed: number) {
    this.#random = createRandom(seed, 25)
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      // A killed client closes its connection in the middle of an email.
      onData: (stream, session, reply) =>
        void this.#receive(stream, session, reply).catch(() => {}),
    })
    this.#server.on('error', () => {})
  }

  /** Starts the server on a free local port. */
  static async open(seed: number): Promise<MailReceiver> {
    const receiver = new MailReceiver(seed)
    const listening = receiver.#server.listen(0, '127.0.0.1')
    await new Promise((resolve) => listening.once('listening', resolve))
    return receiver
  }

  get url(): string {
    const address = this.#server.server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    return `smtp://127.0.0.1:${port}`
  }

  /** Records deliveries in the facts from now on. */
  connect(facts: Facts): void {
    this.#deliveries = facts.deliveries
  }

  /** Returns the token of the last reset link sent to an address. */
  getResetToken(address: string): string | null {
    return this.#resetTokens.get(address) ?? null
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve))
  }

  async #receive(
    stream: SMTPServerDataStream,
    { envelope }: SMTPServerSession,
    reply: (error?: Error) => void,
  ): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    if (!this.isReliable && this.#random.chance(0.02)) return reply(createDelay('Try again later'))
    const text = Buffer.concat(chunks).toString('latin1')
    const to = envelope.rcptTo[0]?.address ?? ''
    this.#record(text, to)
    if (this.isReliable || this.#random.chance(0.995)) return reply()
    // The shop cannot know that the email was accepted.
    this.lostReplies += 1
    reply(createDelay('The answer is lost'))
  }

  #record(text: string, to: string): void {
    const id = /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? 'none'
    const earlier = this.#deliveries[id]
    this.#deliveries[id] = { to, count: (earlier?.count ?? 0) + 1 }
    if (text.length > maxResetBytes) return
    const token = /[?&]token=([\w-]+)/.exec(decodeQuotedPrintable(text))?.[1]
    if (token !== undefined) this.#resetTokens.set(to, token)
  }
}

function createDelay(message: string): Error {
  return Object.assign(new Error(message), { responseCode: 451 })
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
}
