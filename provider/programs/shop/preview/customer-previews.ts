import {
  composeAccountNotice,
  composeAddressInUse,
  composeVerificationEmail,
} from '../../../accounts/email-address/account.emails.ts'
import type { AccountChange, AccountEmail } from '../../../accounts/email-address/account.emails.ts'
import { composeResetEmail } from '../../../accounts/passwords/password-reset.emails.ts'
import {
  composeAnnex,
  composeEnd,
  orderDocuments,
} from '../../../orders/confirmations/confirm-order.ts'
import {
  composeGuaranteeReminder,
  composeInvoice,
} from '../../../orders/confirmations/confirmation-sections.ts'
import {
  composeOrderReceipt,
  composePaymentNotice,
  composeTopUpReceipt,
} from '../../../orders/confirmations/receipts.emails.ts'
import { composeCardRefund } from '../../../payments/compose-card-refund.ts'
import { confirmTopUp } from '../../../payments/confirm-top-up.ts'
import { enqueueFailedRefund } from '../../../payments/alerts/enqueue-failed-refund.ts'
import { composeOrderRefund } from '../../../refunds/order-refund.emails.ts'
import { composeSeller } from '../../../orders/confirmations/compose-seller.ts'
import { composeWithdrawalReceipt } from '../../../refunds/withdrawals/withdrawal.emails.ts'
import { sampleContents, sampleCreditNote, sampleInvoice, sampleOrder } from './sample-order.ts'
import { sampleRefund, sampleWithdrawal } from './sample-payment.ts'
import { ann, captureEmail, paidAmount } from './sample-shop.ts'
import type { SampleEmail, SampleShop } from './sample-shop.ts'

/** Composes an email from sample data. */
export type Preview = (sample: SampleShop) => SampleEmail | Promise<SampleEmail>

/** The emails to customers by name. */
export const customerPreviews: Readonly<Record<string, Preview>> = {
  'verify-email': (sample) => verify(sample, false),
  'change-email': (sample) => verify(sample, true),
  'email-in-use': (sample) => composeAddressInUse(toMail(sample)),
  'email-requested': (sample) =>
    previewNotice(sample, { kind: 'email-requested', email: newAddress }),
  'email-changed': (sample) => previewNotice(sample, { kind: 'email-changed', email: newAddress }),
  'password-changed': (sample) => previewNotice(sample, { kind: 'password-changed' }),
  'passkey-added': (sample) => previewNotice(sample, { kind: 'passkey-added', passkey: 'Laptop' }),
  'passkey-removed': (sample) =>
    previewNotice(sample, { kind: 'passkey-removed', passkey: 'Laptop' }),
  'password-reset': (sample) => {
    const { locale, now } = sample
    const { shop, shopUrl, to, name, dateLanguage } = toMail(sample)
    const link = `${shopUrl}/${locale}/auth/reset?token=sample`
    const reset = { shop, to, name, link, locale, expiresAt: now }
    return composeResetEmail(reset, dateLanguage)
  },
  order: (sample) => {
    const { options } = sample.dependencies
    const { locale, texts } = sample
    const confirmation = {
      invoice: composeInvoice(sampleInvoice(sample), sampleContents, texts, []),
      sections: [...composeGuaranteeReminder(texts), ...composeEnd(options, texts, locale)],
      annex: composeAnnex(options, orderDocuments, texts, locale),
    }
    const order = { ...sampleOrder(sample), confirmation }
    const { shop, storefrontUrl, dateLanguage } = options
    return composeOrderReceipt(shop, order, texts, locale, storefrontUrl, dateLanguage)
  },
  'order-refund': (sample) =>
    composeOrderRefund(sample.dependencies.options.shop, {
      ...toRefundedOrder(sample),
      refund: {
        tunes: 1699,
        giftCard: 0,
        card: 1699,
        creditNote: sampleCreditNote(sample),
        contents: sampleContents,
      },
    }),
  'downloads-ended': (sample) =>
    composeOrderRefund(sample.dependencies.options.shop, {
      ...toRefundedOrder(sample),
      withdrawalId: null,
      refund: null,
    }),
  'top-up': (sample) => {
    const { locale, texts, now, session } = sample
    const { options } = sample.dependencies
    const topUp = {
      reference: session.id,
      firstName: ann.firstName,
      paidAt: now,
      amount: paidAmount,
      balance: paidAmount,
      confirmation: confirmTopUp(options, paidAmount, now, locale),
    }
    return composeTopUpReceipt(options.shop, topUp, texts, locale, options.dateLanguage)
  },
  'payment-pending': (sample) => describePayment(sample, true),
  'payment-failed': (sample) => describePayment(sample, false),
  'card-refund': async (sample) => {
    const { db, options } = sample.dependencies
    return await composeCardRefund(db, options.shop, sample.session, sampleRefund(sample))
  },
  'refund-failed': (sample) =>
    captureEmail(sample, (dependencies) =>
      enqueueFailedRefund(dependencies, { refund: sampleRefund(sample), recovered: 0 }),
    ),
  withdrawal: (sample) => previewReceipt(sample, null),
  'withdrawal-of-top-up': (sample) =>
    previewReceipt(sample, { amount: paidAmount, paidAt: sample.now, refund: paidAmount }),
}

const newAddress = 'ann@label.example'

function toMail({ dependencies: { options }, locale }: SampleShop): AccountEmail {
  const { shop, storefrontUrl: shopUrl, dateLanguage } = options
  return { shop, shopUrl, to: ann.email, name: ann.firstName, locale, dateLanguage }
}

function verify(sample: SampleShop, isChange: boolean): SampleEmail {
  const mail = toMail(sample)
  const link = `${mail.shopUrl}/${mail.locale}/auth/verify?token=sample`
  const verification = { link, expiresAt: sample.now, isChange }
  return composeVerificationEmail(mail, verification)
}

function previewNotice(sample: SampleShop, change: AccountChange): SampleEmail {
  return composeAccountNotice(toMail(sample), change, sample.now)
}

function toRefundedOrder({ locale }: SampleShop) {
  return {
    locale,
    orderId: 12,
    firstName: ann.firstName,
    withdrawalId: 3,
    recovered: 0,
    endedItems: ['Dusk Textures'],
  }
}

function describePayment(
  { dependencies: { options }, session, texts, locale }: SampleShop,
  isPending: boolean,
): SampleEmail {
  const { id: reference, amount } = session
  const { firstName } = ann
  const payment = { reference, firstName, amount, isPending, isForOrder: false }
  return composePaymentNotice(options.shop, payment, texts, locale)
}

function previewReceipt(
  sample: SampleShop,
  topUp: Parameters<typeof composeWithdrawalReceipt>[1]['topUp'],
): SampleEmail {
  const { texts, locale } = sample
  const { shop, dateLanguage } = sample.dependencies.options
  const sections = composeSeller(shop.seller, texts, locale)
  const data = { ...sampleWithdrawal(sample), topUp, sections }
  return composeWithdrawalReceipt(shop, data, texts, locale, dateLanguage)
}
