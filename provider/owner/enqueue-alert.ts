import { insertAlertPost } from './alert-posts.store.ts'
import type { Dependencies } from '../dependencies.ts'
import { getOwnerAddress } from './seller.ts'
import { getOwnerLanguage } from './owner-language.ts'
import type { ProviderOptions } from '../options.ts'
import { formatLabeledLine } from '../platform/mail/format.ts'
import { enqueueEmails } from '../platform/mail/outbox.ts'
import type { DeliverEmails } from '../platform/mail/outbox.ts'
import { renderEmail, toParagraph } from '../platform/mail/render-email.ts'
import type { EmailBlock, EmailContent, EmailRow } from '../platform/mail/render-email.ts'

/** An alert for the shop owner, in the owner's language. */
export interface Alert {
  /** The purpose of both the email and the post. */
  readonly kind: 'owner-alert' | 'payment-alert' | 'vat-alert'
  readonly subject: string
  /** The paragraphs before the rows; must not contain personal data. */
  readonly text: readonly string[]
  readonly rows: readonly EmailRow[]
  /** Content after the rows, only in the email, such as advice or evidence. */
  readonly end?: readonly EmailBlock[]
  /**
   * The error message of an external service; it is also posted, so it must not contain personal
   * data.
   */
  readonly problem?: string | null
  /** False to post to the webhook without an email; true by default. */
  readonly isMailed?: boolean
}

/**
 * Enqueues an alert: a complete email and, if the owner has a webhook, a post without the rows,
 * which can contain personal data. Call it in the transaction that causes the alert.
 */
export async function enqueueAlert(
  dependencies: Dependencies,
  alert: Alert,
): Promise<DeliverEmails> {
  const { db, options, clock, log, alertSender } = dependencies
  const { kind, subject, isMailed = true } = alert
  const email = { to: getOwnerAddress(options), ...composeAlert(options, alert), kind }
  const deliverEmail = await enqueueEmails(dependencies, isMailed ? [email] : [])
  const isPosted = Boolean(options.alertWebhook)
  if (isPosted) await insertAlertPost(db, toPost(options, alert), clock())
  return () => {
    log({ level: 'warn', event: 'owner-alert', kind, subject })
    deliverEmail()
    if (isPosted) alertSender?.wake()
  }
}

/** Composes the email of an alert. */
export function composeAlert(
  { shop }: Pick<ProviderOptions, 'shop'>,
  { subject, text, rows, end = [] }: Alert,
): EmailContent {
  const blocks: EmailBlock[] = [
    ...text.map(toParagraph),
    ...(rows.length === 0 ? [] : [{ kind: 'details' as const, rows }]),
    ...end,
  ]
  return renderEmail(shop.brand, subject, blocks, getOwnerLanguage(shop))
}

/** Returns the body for the owner's webhook; chat programs display the `text` field. */
export function toPost(
  { shop, storefrontUrl }: Pick<ProviderOptions, 'shop' | 'storefrontUrl'>,
  { kind, subject, text, problem = null }: Alert,
): object {
  const title = formatLabeledLine(shop.brand.name, subject, getOwnerLanguage(shop))
  const paragraphs = [title, ...text, ...(problem === null ? [] : [problem])]
  return { kind, shop: storefrontUrl, subject, problem, text: paragraphs.join('\n\n') }
}
