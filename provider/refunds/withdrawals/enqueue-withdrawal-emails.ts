import { toShopLanguage } from '#shop/languages.ts'
import { findCustomerByEmail } from '../../accounts/customers.store.ts'
import { listEmailTexts } from '../../platform/mail/outbox.store.ts'
import { findOrdersByNumber, listOrderNumbers } from '../../orders/orders.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { hasContract } from './withdrawals.store.ts'
import type { WithdrawalRow } from './withdrawals.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { extractOrderNumbers } from './order-withdrawal.rules.ts'
import { getOwnerAddress } from '../../owner/seller.ts'
import type { Email } from '../../options.ts'
import { getTexts } from '../../texts/texts.ts'
import { composeSeller } from '../../orders/confirmations/compose-seller.ts'
import { composeWithdrawalReceipt } from './withdrawal.emails.ts'
import type { WithdrawalEmailData } from './withdrawal.emails.ts'
import { composeWithdrawalNotice } from './withdrawal-notice.emails.ts'
import { composeWithdrawalRequest } from './withdrawal-request.emails.ts'
import { enqueueEmails } from '../../platform/mail/outbox.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'

/**
 * Enqueues the emails about a withdrawal: a receipt and a request to the shop owner. A top-up is
 * refunded automatically and needs no request. The receipt quotes the sender only if they are a
 * logged-in customer with a contract or it goes to a customer's address, so that nobody can send
 * their own text to strangers; otherwise, it lists the order numbers. Call it in the transaction
 * that inserts the withdrawal.
 */
export async function enqueueWithdrawalEmails(
  dependencies: Dependencies,
  row: WithdrawalRow,
  topUp: WithdrawalEmailData['topUp'],
  { isConfirmed, toOwner }: WithdrawalEmails,
): Promise<DeliverEmails> {
  const data: WithdrawalEmailData = {
    reference: formatReference(row.id),
    name: row.name,
    email: row.email,
    contract: row.contract,
    topUp,
    receivedAt: new Date(row.received_at),
    isConfirmed,
  }
  const mails: Email[] = []
  if (isConfirmed) mails.push(await createReceipt(dependencies, row, data))
  if (toOwner === 'request') mails.push(await createOwnerEmail(dependencies, row, data))
  if (toOwner === 'notice') mails.push(createOwnerNotice(dependencies, data))
  return await enqueueEmails(dependencies, mails)
}

const receiptKind = 'withdrawal-receipt'

/** The emails to send about a withdrawal. */
export interface WithdrawalEmails {
  /** True to email its receipt. */
  readonly isConfirmed: boolean
  /** A request for a decision, or a notice that there are more withdrawals than emails. */
  readonly toOwner: 'request' | 'notice' | null
}

/** Returns whether the receipt of a withdrawal is in the outbox. */
export async function hasReceipt(db: Database, { id, email }: WithdrawalRow): Promise<boolean> {
  const texts = await listEmailTexts(db, email, receiptKind)
  // The owner may have changed the words around it.
  const reference = new RegExp(`\\b${formatReference(id)}\\b`)
  return texts.some((text) => reference.test(text))
}

async function createReceipt(
  dependencies: Dependencies,
  row: WithdrawalRow,
  data: WithdrawalEmailData,
): Promise<Email> {
  const { db, options } = dependencies
  const { shop, dateLanguage } = options
  const locale = toShopLanguage(row.locale, shop.languages)
  const isQuoted = await isTrusted(db, row)
  const orderNumbers = isQuoted ? [] : await listOrderNumbers(db, extractOrderNumbers(row.contract))
  const texts = getTexts(shop, locale)
  const sections = composeSeller(shop.seller, texts, locale)
  const receipt = composeWithdrawalReceipt(
    shop,
    { ...data, sections, isQuoted, orderNumbers },
    texts,
    locale,
    dateLanguage,
  )
  return { to: row.email, ...receipt, kind: receiptKind }
}

/**
 * Returns whether the receipt of a withdrawal may quote the sender. Anybody can create an account,
 * so one without a contract is not enough.
 */
async function isTrusted(
  db: Database,
  { customer_id: id, email }: WithdrawalRow,
): Promise<boolean> {
  if (id !== null && (await hasContract(db, id))) return true
  return (await findCustomerByEmail(db, email)) !== null
}

function createOwnerNotice({ options }: Dependencies, data: WithdrawalEmailData): Email {
  const notice = composeWithdrawalNotice(options.shop, data.reference)
  return { to: getOwnerAddress(options), ...notice, kind: 'withdrawal-notice' }
}

function formatReference(id: number): string {
  return `W-${id}`
}

async function createOwnerEmail(
  { db, options }: Dependencies,
  row: WithdrawalRow,
  data: WithdrawalEmailData,
): Promise<Email> {
  const rows = await findOrdersByNumber(db, row, extractOrderNumbers(row.contract))
  const orders = rows.map((order) => ({
    number: String(order.id),
    createdAt: new Date(order.created_at),
    total: order.grand_total,
    consentAt: order.consent_at === null ? null : new Date(order.consent_at),
  }))
  const to = getOwnerAddress(options)
  return {
    to,
    ...composeWithdrawalRequest(options.shop, data, orders),
    kind: 'withdrawal-request',
    replyTo: row.email,
  }
}
