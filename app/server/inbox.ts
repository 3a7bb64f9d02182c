import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeHeader, encodeLines } from '#provider/platform/terminal/encode-text.ts'
import { ensureFolder } from '#provider/platform/files/ensure-folder.ts'
import { getClientNetwork } from '#provider/contract/client-network.ts'
import type { Inbox, InboxMessage, InboxResult } from '#app/request-scope/app-context.ts'
import { createFile } from '#provider/platform/files/create-file.ts'
import { createHourlyLimit } from './hourly-limit.ts'

interface InboxOptions {
  /** The absolute path of the folder, which is created with the first message. */
  readonly folder: string
  /** The recipient shown for messages: an email address, if known. */
  readonly owner: string
  /** A factor for the rate limits. */
  readonly limitFactor: number
  /** Receives each new message. */
  readonly onMessage: (mail: { to: string; subject: string; text: string }) => void
  readonly now?: () => Date
}

/** The hourly limit of messages per network address. */
const maxPerAddress = 10

/** The hourly limit of messages overall, so that many addresses together cannot fill the disk. */
const maxPerHour = 500

/** Creates an inbox that stores each message to the owner in its own text file. */
export function createInbox(options: InboxOptions): Inbox {
  const { folder, owner, limitFactor, onMessage, now = () => new Date() } = options
  const addresses = createHourlyLimit(maxPerAddress * limitFactor, now)
  const everyone = createHourlyLimit(maxPerHour * limitFactor, now)
  return {
    store: async (message, visitorAddress): Promise<InboxResult> => {
      const retryAfterSeconds =
        addresses.count(getClientNetwork(visitorAddress)) || everyone.count('all')
      if (retryAfterSeconds > 0) return { kind: 'limited', retryAfterSeconds }
      const file = join(folder, toFileName(message.id))
      const text = formatMessage(message, owner, now())
      ensureFolder(folder)
      const isNew = createFile(file, text)
      if (isNew) onMessage({ to: owner, subject: message.subject, text })
      return {
        kind: 'stored',
        receivedAt: readReceivedAt(isNew ? text : readFileSync(file, 'utf8')),
      }
    },
  }
}

/** The id comes from the visitor, so the file name only contains its hash. */
function toFileName(id: string): string {
  return `${createHash('sha256').update(id).digest('hex').slice(0, 32)}.txt`
}

const receivedLabel = 'Received: '

function formatMessage(message: InboxMessage, owner: string, at: Date): string {
  const head = [
    `${receivedLabel}${at.toISOString()}`,
    `To: ${owner}`,
    `From: ${encodeHeader(message.name)} <${encodeHeader(message.email)}>`,
    `Subject: ${encodeHeader(message.subject)}`,
  ]
  return `${head.join('\n')}\n\n${encodeLines(message.text)}\n`
}

function readReceivedAt(text: string): string {
  return text.slice(receivedLabel.length, text.indexOf('\n'))
}
