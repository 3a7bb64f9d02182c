import { toSingleLine } from '../platform/terminal/encode-text.ts'
import { findContactMessage, listContactMessages } from './contact-messages.store.ts'
import type { ContactMessage } from './contact-messages.store.ts'
import { answerMessage, deleteMessage } from './handle-messages.ts'
import type { Database } from '../platform/database/database.ts'
import { UsageError } from '../platform/terminal/usage-error.ts'
import { formatTable } from '../platform/terminal/format-table.ts'
import type { Output } from '../platform/terminal/progress.ts'
import { formatTime } from '../platform/terminal/format-time.ts'
import type { MessagesCommand } from './parse-messages.ts'

const maxCellWidth = 60
const maxMessageLength = 5000

/**
 * Runs `messages`: lists the newest contact messages, or prints one, marks it as answered or
 * deletes it; returns true.
 */
export async function runMessages(
  db: Database,
  command: MessagesCommand,
  output: Output,
): Promise<boolean> {
  if (command.name === 'messages') await printMessages(db, command, output)
  else if (command.name === 'message') await printMessage(db, command.id, output)
  else if (command.name === 'messages answered') await markAnswered(db, command.id, output)
  else await deleteOne(db, command.id, output)
  return true
}

async function printMessages(
  db: Database,
  { customer, limit }: Extract<MessagesCommand, { readonly name: 'messages' }>,
  output: Output,
): Promise<void> {
  const { messages, total } = await listContactMessages(db, customer, limit)
  if (output.isJson) {
    for (const message of messages) output.print(toJson(message))
    return
  }
  const whose = customer === null ? '' : ` from ${customer}`
  if (total === 0) return output.print(`There are no messages${whose}.`)
  const head = ['message', 'received (UTC)', 'answered (UTC)', 'from', 'subject', 'text']
  const rows = messages.map((message) => [
    formatReference(message),
    formatTime(message.created_at),
    formatAnswer(message),
    message.email,
    toSingleLine(message.theme),
    toSingleLine(message.message),
  ])
  output.print(formatTable([head, ...rows], maxCellWidth))
  const rest = total > messages.length ? `; --limit ${total} shows all ${total}` : ''
  output.print(
    `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}${whose}${rest}.`,
  )
}

async function printMessage(db: Database, id: number, output: Output): Promise<void> {
  const message = await findContactMessage(db, id)
  if (message === null) throw new UsageError(explainUnknown(id))
  if (output.isJson) return output.print(toJson(message))
  const rows = [
    ['message', formatReference(message)],
    ['received (UTC)', formatTime(message.created_at)],
    ['answered (UTC)', formatAnswer(message)],
    ['from', `${message.full_name} <${message.email}>`],
    ['subject', toSingleLine(message.theme)],
    ...message.message.split('\n').map((line, index) => [index === 0 ? 'text' : '', line]),
  ]
  output.print(formatTable(rows, maxMessageLength))
}

async function markAnswered(db: Database, id: number, output: Output): Promise<void> {
  if (!(await answerMessage(db, id, new Date()))) throw new UsageError(explainUnknown(id))
  if (output.isJson) return output.print(JSON.stringify({ event: 'message-answered', id }))
  output.print(`The message M-${id} is marked as answered.`)
}

async function deleteOne(db: Database, id: number, output: Output): Promise<void> {
  if (!(await deleteMessage(db, id))) throw new UsageError(explainUnknown(id))
  if (output.isJson) return output.print(JSON.stringify({ event: 'message-deleted', id }))
  output.print(`The message M-${id} is deleted. Delete the copy in your mailbox, too.`)
}

function toJson(message: ContactMessage): string {
  const { id, created_at: createdAt, full_name: name, email, theme: subject } = message
  const { answered_at: answeredAt } = message
  const fields = { id, createdAt, answeredAt, name, email, subject, text: message.message }
  return JSON.stringify({ event: 'message', ...fields })
}

function formatAnswer({ answered_at: answeredAt }: ContactMessage): string {
  return answeredAt === null ? 'no' : formatTime(answeredAt)
}

function formatReference({ id }: ContactMessage): string {
  return `M-${id}`
}

function explainUnknown(id: number): string {
  return `There is no message M-${id}; “messages” lists the newest.`
}
