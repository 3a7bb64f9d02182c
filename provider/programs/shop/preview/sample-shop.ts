import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertCustomer } from '../../../accounts/customers.store.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Email, ProviderOptions } from '../../../options.ts'
import { openShopFiles } from '../../../library/open-shop-files.ts'
import type { OwnShop } from '../../../owner/own-shop.ts'
import { openProcessors } from '../../../payments/open-processors.ts'
import { insertPaymentSession } from '../../../payments/payment-sessions.store.ts'
import type { PaymentSessionRow } from '../../../payments/payment-sessions.store.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openDatabase } from '../../../platform/database/open-database.ts'
import type { DeliverEmails } from '../../../platform/mail/outbox.ts'
import type { Locale } from '../../../platform/texts/locales.ts'
import { getTexts } from '../../../texts/texts.ts'
import type { Texts } from '../../../texts/texts.ts'

/** The customer in all samples. */
export const ann = { firstName: 'Ann', lastName: 'Case', email: 'ann@example.com' }

/** The amount of the sample payment in cents. */
export const paidAmount = 2000

/**
 * The data for composing sample emails: a shop, a language, and a database with a customer and a
 * payment.
 */
export interface SampleShop {
  readonly dependencies: Dependencies
  readonly locale: Locale
  readonly texts: Texts
  readonly now: Date
  readonly session: PaymentSessionRow
}

/**
 * Calls `work` with a function that returns the sample shop in a language. It has the identity and
 * texts of a real shop, but a temporary, empty database.
 */
export async function withSampleShop<TResult>(
  shop: OwnShop,
  work: (open: (locale: Locale) => Promise<SampleShop>) => Promise<TResult>,
): Promise<TResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-preview-'))
  const db = await openDatabase({ dataDir })
  try {
    const session = await insertPayment(db)
    return await work(async (locale) => {
      const options = toOptions(shop, dataDir, locale)
      const base = { db, options, clock: () => new Date(), log: () => {} }
      const files = openShopFiles(options)
      return {
        dependencies: { ...base, files, mailSender: null, processors: await openProcessors(base) },
        locale,
        texts: getTexts(options.shop, locale),
        now: new Date(),
        session: { ...session, locale },
      }
    })
  } finally {
    await db.destroy()
    await rm(dataDir, { recursive: true })
  }
}

/** The displayed parts of an email. */
export type SampleEmail = Pick<Email, 'subject' | 'text' | 'html'>

/** Returns the last of the enqueued emails. */
export async function captureEmail(
  { dependencies }: SampleShop,
  enqueue: (dependencies: Dependencies) => Promise<DeliverEmails>,
): Promise<SampleEmail> {
  const mails: Email[] = []
  const sendMail = async (mail: Email) => void mails.push(mail)
  const deliver = await enqueue({
    ...dependencies,
    options: { ...dependencies.options, sendMail },
  })
  deliver()
  const mail = mails.at(-1)
  if (mail === undefined) throw new Error('no email was enqueued')
  return mail
}

async function insertPayment(db: Database): Promise<PaymentSessionRow> {
  const now = new Date().toISOString()
  const { id } = await insertCustomer(db, {
    email: ann.email,
    first_name: ann.firstName,
    last_name: ann.lastName,
    password_hash: '',
    created_at: now,
    updated_at: now,
  })
  return await insertPaymentSession(db, {
    id: 'ps_sample',
    customer_id: id,
    email: ann.email,
    amount: paidAmount,
    currency: 'EUR',
    return_to: 'profile',
    locale: 'en',
    status: 'paid',
    mode: 'demo',
    expires_at: now,
    created_at: now,
    updated_at: now,
  })
}

function toOptions(
  { config, legalTexts, dateLanguage, origin }: OwnShop,
  dataDir: string,
  locale: Locale,
): ProviderOptions {
  return {
    // Customers and the owner use the same language.
    shop: { ...config, languages: [locale], ownerLanguage: locale },
    legalTexts,
    dateLanguage,
    dataDir,
    catalogueDir: null,
    providerUrl: origin,
    paymentPageUrl: origin,
    storefrontUrl: origin,
    secret: '',
    trustForwarded: false,
  }
}
