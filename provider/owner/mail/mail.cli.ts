import { randomUUID } from 'node:crypto'
import type { ShopConfig } from '#shop/shop-config.ts'
import { postAlert } from '../alerts/post-alert.ts'
import { isBeingSent, listStored, listUndelivered } from '../../platform/mail/mail-queue.store.ts'
import type { OutboxEmail } from '../../platform/mail/mail-queue.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { getTexts } from '../../texts/texts.ts'
import { getOwnerLanguage } from '../owner-language.ts'
import { isRedacted } from '../../platform/mail/redact-links.ts'
import { formatTable } from '../../platform/terminal/format-table.ts'
import { formatDuration } from '../../platform/terminal/progress.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { UsageError } from '../../platform/terminal/usage-error.ts'
import { composeTestEmail } from '../compose-test-email.ts'
import type { DeliveryFailure } from '../../platform/mail/delivery-failure.ts'
import { toPost } from '../enqueue-alert.ts'
import type { MailSender } from '../../platform/mail/mail-sender.ts'
import { openMailSender } from '../../platform/mail/open-mail-sender.ts'
import { createSmtpTransport, getMailDomain } from '../../platform/mail/smtp-transport.ts'
import type { AlertWebhook, MailServer } from '../../options.ts'
import { systemTimer } from '../../platform/tasks/timer.ts'
import { prepareEmail } from './prepare-email.ts'
import type { EmailRefusal } from './prepare-email.ts'

interface MailShop {
  readonly mailServer: MailServer | null
  readonly alertWebhook: AlertWebhook | null
  readonly origin: string
  readonly config: ShopConfig
  readonly ownerAddress: string | null
}

const maxCellWidth = 100
const maxStored = 50

/**
 * Prints the emails that were discarded, those that are waiting, and the newest of those written
 * without a mail server; returns true.
 */
export async function listMail(db: Database, output: Output): Promise<boolean> {
  const undelivered = await listUndelivered(db)
  const stored = await listStored(db, maxStored)
  const emails = [...undelivered, ...stored.emails]
  if (output.isJson) {
    for (const email of emails) output.print(JSON.stringify({ event: 'email', ...describe(email) }))
    return true
  }
  if (emails.length === 0) {
    output.print('No email is waiting, and none was given up.')
    return true
  }
  const now = new Date()
  const head = ['id', 'state', 'kind', 'to', 'attempts', 'next', 'last reply']
  output.print(formatTable([head, ...emails.map((email) => toRow(email, now))], maxCellWidth))
  const dead = undelivered.filter(({ state }) => state === 'dead').length
  output.print(`${dead} given up, ${undelivered.length - dead} waiting.`)
  if (stored.total > 0) output.print(describeStoredEmails(stored.total))
  if (undelivered.some(canSendAgain))
    output.print('To send one again: npm run shop -- mail send ID')
  return true
}

/**
 * Sends an email again, or a copy of it to another address, or all discarded emails; returns
 * whether all were accepted.
 */
export async function sendMail(
  db: Database,
  { id, to }: { readonly id: number | null; readonly to: string | null },
  { output, ...shop }: MailShop & { readonly output: Output },
): Promise<boolean> {
  const { mailServer } = shop
  if (mailServer === null) throw new Error(missingServer)
  const sender = openMailSender(mailServer, findOwnerAddress(shop), {
    db,
    clock: () => new Date(),
    log: () => {},
    timer: systemTimer,
    requireCurrent: async () => {},
  })
  if (id !== null) {
    const prepared = await prepareEmail({ db, clock: () => new Date() }, { id, to })
    if ('refusal' in prepared) throw explainRefusal(id, prepared)
    return (await sendAgain(sender, prepared.email, output)) === null
  }
  const emails = await listUndelivered(db)
  const dead = emails.filter(canSendAgain)
  if (dead.length === 0 && !output.isJson)
    output.print('No email that was given up can be sent again.')
  let isGood = true
  for (const email of dead) {
    const failure = await sendAgain(sender, email, output)
    isGood &&= failure === null
    if (failure?.kind === 'unavailable') break
  }
  return isGood
}

/**
 * Sends a test email and, if the owner has a webhook, a test post, both without the queue; returns
 * whether they were accepted.
 */
export async function testMail(address: string, shop: MailShop, output: Output): Promise<boolean> {
  const { mailServer: server } = shop
  if (server === null) throw new Error(missingServer)
  const failure = await createSmtpTransport(server, findOwnerAddress(shop)).send({
    to: address,
    ...composeTestEmail(shop.config),
    replyTo: null,
    messageId: `<${randomUUID()}@${getMailDomain(server)}>`,
    date: new Date(),
  })
  const { host } = server
  if (output.isJson) {
    output.print(JSON.stringify({ event: 'test', to: address, host, ...describeResult(failure) }))
  } else if (failure === null) {
    output.print(`${host} accepted the test email to ${address}.`)
    output.print('If it does not arrive or is taken for spam, see “DNS records” in docs/mail.md.')
  } else {
    output.print(
      `${host} did not accept the test email to ${address}: ${toSentence(failure.reason)}`,
    )
  }
  return (await testWebhook(shop, output)) && failure === null
}

async function testWebhook(
  { alertWebhook, config: shop, origin: storefrontUrl }: MailShop,
  output: Output,
): Promise<boolean> {
  if (alertWebhook === null) return true
  const texts = getTexts(shop, getOwnerLanguage(shop))
  const alert = {
    kind: 'owner-alert',
    subject: texts.condition_test_subject(),
    text: [texts.condition_test_text()],
  } as const
  const post = toPost({ shop, storefrontUrl }, { ...alert, rows: [] })
  const reason = await postAlert(alertWebhook, JSON.stringify(post))
  const to = 'ALERT_WEBHOOK_URL'
  if (output.isJson) {
    output.print(JSON.stringify({ event: 'test', to, isAccepted: reason === null, reason }))
  } else if (reason === null) output.print(`${to} accepted the test post.`)
  else output.print(`${to} did not accept the test post: ${toSentence(reason)}`)
  return reason === null
}

const missingServer =
  'SMTP_URL is not set: this shop has no mail server. docs/mail.md explains how to set it.'

function explainRefusal(id: number, refused: EmailRefusal): Error {
  switch (refused.refusal) {
    case 'email_unknown':
      return new UsageError(`There is no email ${id}; “mail” lists those that wait.`)
    case 'link_removed':
      return new Error(
        `Email ${id} contained a link that is no longer stored; the customer can request a new one.`,
      )
    case 'link_of_recipient':
      return new Error(`Email ${id} contains a link that is only for ${refused.recipient}.`)
  }
}

async function sendAgain(
  sender: MailSender,
  email: OutboxEmail,
  output: Output,
): Promise<DeliveryFailure | null | undefined> {
  const { id, to } = email
  const failure = await sender.sendOne(email)
  if (failure === undefined) {
    const reason = 'The running shop is sending it; “mail” shows the result.'
    const json = { event: 'send', id, to, isAccepted: false, reason }
    output.print(output.isJson ? JSON.stringify(json) : `Email ${id} to ${to}: ${reason}`)
  } else if (output.isJson) {
    output.print(JSON.stringify({ event: 'send', id, to, ...describeResult(failure) }))
  } else if (failure === null) output.print(`Email ${id} to ${to} was accepted.`)
  else {
    const next = failure.kind === 'refused' ? 'It was given up.' : 'The shop will try again later.'
    output.print(`Email ${id} to ${to} was not accepted: ${toSentence(failure.reason)} ${next}`)
  }
  return failure
}

/** Returns whether an email was given up and no link was removed from it. */
function canSendAgain({ state, text }: OutboxEmail): boolean {
  return state === 'dead' && !isRedacted(text)
}

/** Appends a period to a message from a server or the network. */
function toSentence(reason: string): string {
  return /[.!?]$/.test(reason.trimEnd()) ? reason : `${reason}.`
}

function describeResult(failure: DeliveryFailure | null) {
  return { isAccepted: failure === null, reason: failure?.reason ?? null }
}

function describe(email: OutboxEmail) {
  return {
    id: email.id,
    state: email.state,
    kind: email.kind,
    to: email.to,
    subject: email.subject,
    createdAt: email.created_at,
    attempts: email.attempts,
    nextAt: email.next_at,
    expiresAt: email.expires_at,
    lastAnswer: email.last_error,
  }
}

function toRow(email: OutboxEmail, now: Date): string[] {
  const waiting = isBeingSent(email, now) ? 'being sent' : 'waiting'
  const states: Readonly<Record<string, string>> = { dead: 'given up', stored: 'stored' }
  const state = states[email.state] ?? waiting
  const next = email.next_at === null ? '' : formatWait(Date.parse(email.next_at) - now.getTime())
  const { id, kind, to, attempts } = email
  return [String(id), state, kind, to, String(attempts), next, email.last_error ?? '']
}

function describeStoredEmails(total: number): string {
  const shown = total > maxStored ? `, the newest ${maxStored} of which are shown` : ''
  return `${total} stored without a mail server${shown}; they are sent only with: mail send ID`
}

function formatWait(milliseconds: number): string {
  return milliseconds <= 0 ? 'now' : `in ${formatDuration(milliseconds)}`
}

function findOwnerAddress({ config, ownerAddress }: MailShop): string {
  return ownerAddress ?? config.seller.email
}
