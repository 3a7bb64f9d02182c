import { webhookPaths } from '../../../payments/payment-services.ts'
import { composeContactEmail, composeContactNotice } from '../../../contact/contact.emails.ts'
import { enqueueThresholdAlert } from '../../../orders/invoices/enqueue-threshold-alert.ts'
import { composeCondition } from '../../../owner/alerts/compose-condition.ts'
import { conditionRules } from '../../../owner/alerts/conditions.ts'
import type { ConditionKind } from '../../../owner/alerts/conditions.ts'
import { composeTestEmail } from '../../../owner/compose-test-email.ts'
import { composeAlert } from '../../../owner/enqueue-alert.ts'
import {
  enqueueComparisonAlert,
  enqueueOverdueComparisonAlert,
} from '../../../payments/alerts/enqueue-comparison-alert.ts'
import { enqueueDisputeAlert } from '../../../payments/alerts/enqueue-dispute-alerts.ts'
import {
  enqueueFailedRefundAlert,
  enqueueFraudAlert,
  enqueueRefundedOtherwiseAlert,
  enqueueRetakenRefundAlert,
  enqueueUnknownPaymentAlert,
  enqueueUnmatchedAlert,
} from '../../../payments/alerts/enqueue-payment-alerts.ts'
import { enqueuePendingRefundAlert } from '../../../payments/alerts/enqueue-pending-refund.ts'
import { enqueueUnmatchedChange } from '../../../payments/alerts/enqueue-unmatched-alerts.ts'
import type { UnmatchedChange } from '../../../payments/alerts/enqueue-unmatched-alerts.ts'
import type { DisputeChange, DisputeRow } from '../../../payments/disputes.store.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { DeliverEmails } from '../../../platform/mail/outbox.ts'
import { composeWithdrawalNotice } from '../../../refunds/withdrawals/withdrawal-notice.emails.ts'
import { composeWithdrawalRequest } from '../../../refunds/withdrawals/withdrawal-request.emails.ts'
import { crossBorderThreshold } from '../../../vat/vat-threshold.rules.ts'
import type { Preview } from './customer-previews.ts'
import {
  sampleDispute,
  samplePayment,
  sampleRefund,
  sampleUnmatchedPayment,
  sampleWithdrawal,
} from './sample-payment.ts'
import { ann, captureEmail } from './sample-shop.ts'
import type { SampleShop } from './sample-shop.ts'

/** The emails to the owner by name. */
export const ownerPreviews: Readonly<Record<string, Preview>> = {
  test: ({ dependencies }) => composeTestEmail(dependencies.options.shop),
  'contact-message': (sample) =>
    composeContactEmail(sample.dependencies.options.shop, toMessage(sample)),
  'many-contact-messages': (sample) =>
    composeContactNotice(sample.dependencies.options.shop, toMessage(sample)),
  'withdrawal-request': (sample) =>
    composeWithdrawalRequest(sample.dependencies.options.shop, sampleWithdrawal(sample), [
      { number: '12', createdAt: sample.now, total: 1699, consentAt: sample.now },
    ]),
  'many-withdrawals': ({ dependencies }) =>
    composeWithdrawalNotice(dependencies.options.shop, 'W-3'),
  'sales-abroad-near': (sample) => previewThreshold(sample, 0.8 * crossBorderThreshold),
  'sales-abroad-above': (sample) => previewThreshold(sample, crossBorderThreshold),
  'dispute-opened': (sample) => previewDispute(sample, 'opened'),
  'dispute-escalated': (sample) => previewDispute(sample, 'escalated'),
  'dispute-rescheduled': (sample) => previewDispute(sample, 'rescheduled'),
  'dispute-appealed': (sample) => previewDispute(sample, 'appealed', 'appeal'),
  'dispute-unclear': (sample) => previewDispute(sample, 'unclear', 'unclear'),
  'dispute-won': (sample) => previewDispute(sample, 'won'),
  'dispute-lost': (sample) => previewDispute(sample, 'lost'),
  'dispute-reversed': (sample) => previewDispute(sample, 'reversed'),
  'inquiry-closed': (sample) => previewDispute(sample, 'won', 'inquiry'),
  'card-refund-failed': previewAlert((dependencies, sample) =>
    enqueueFailedRefundAlert(dependencies, sampleRefund(sample), 0),
  ),
  'card-refund-not-needed': previewAlert((dependencies, sample) =>
    enqueueRefundedOtherwiseAlert(dependencies, sampleRefund(sample)),
  ),
  'card-refund-paid': previewAlert((dependencies, sample) =>
    enqueueRetakenRefundAlert(dependencies, sampleRefund(sample)),
  ),
  'card-refund-not-requested': (sample) => previewPendingRefund(sample, false, false),
  'card-refund-lacks-money': (sample) => previewPendingRefund(sample, true, true),
  'card-refund-unconfirmed': (sample) => previewPendingRefund(sample, true, false),
  'payment-fraud': previewAlert((dependencies, { session }) =>
    enqueueFraudAlert(dependencies, session),
  ),
  'payment-of-other-amount': (sample) => previewMismatch(sample, 'amount'),
  'payment-repeated': (sample) => previewMismatch(sample, 'other-payment'),
  'payment-unknown': previewAlert((dependencies, sample) =>
    enqueueUnknownPaymentAlert(dependencies, samplePayment(sample)),
  ),
  'unmatched-refund-failed': (sample) => previewUnmatched(sample, 'refund-failed'),
  'unmatched-refund-disputed': (sample) => previewUnmatched(sample, 'refund-disputed'),
  'unmatched-fraud': (sample) => previewUnmatched(sample, 'warned'),
  'unmatched-disputed': (sample) => previewUnmatched(sample, 'open'),
  'unmatched-won': (sample) => previewUnmatched(sample, 'won'),
  'unmatched-lost': (sample) => previewUnmatched(sample, 'lost'),
  'comparison-incomplete': previewAlert((dependencies) =>
    enqueueComparisonAlert(dependencies, [{ id: 'evt_sample', type: 'charge.refunded' }]),
  ),
  'comparison-overdue': previewAlert((dependencies, { now }) =>
    enqueueOverdueComparisonAlert(dependencies, now.toISOString(), null),
  ),
  ...Object.fromEntries(
    (Object.keys(conditionRules) as ConditionKind[]).map((kind) => [
      `alert-${kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      (sample: SampleShop) => previewCondition(sample, kind),
    ]),
  ),
}

function previewAlert(
  enqueue: (dependencies: Dependencies, sample: SampleShop) => Promise<DeliverEmails>,
): Preview {
  return (sample) => captureEmail(sample, (dependencies) => enqueue(dependencies, sample))
}

function toMessage({ now }: SampleShop) {
  return {
    id: 7,
    full_name: `${ann.firstName} ${ann.lastName}`,
    email: ann.email,
    theme: 'Dusk Textures',
    message: 'Hello, are the loops in 24 bits?',
    email_id: null,
    created_at: now.toISOString(),
    answered_at: null,
  }
}

function previewThreshold(sample: SampleShop, limit: number) {
  const reached = { year: sample.now.getUTCFullYear(), sales: limit + 5000, limit, order: 12 }
  return captureEmail(sample, (dependencies) =>
    enqueueThresholdAlert(dependencies, { ...reached, invoice: '2026-000012' }),
  )
}

function previewDispute(sample: SampleShop, change: DisputeChange, stage?: DisputeRow['stage']) {
  const update = { dispute: sampleDispute(sample, stage), change, recovered: 0 }
  return captureEmail(sample, (dependencies) => enqueueDisputeAlert(dependencies, update))
}

function previewPendingRefund(sample: SampleShop, isRequested: boolean, lacksMoney: boolean) {
  const problem = 'insufficient_funds'
  return captureEmail(sample, (dependencies) =>
    enqueuePendingRefundAlert(
      dependencies,
      sampleRefund(sample),
      { isRequested, lacksMoney },
      problem,
    ),
  )
}

function previewMismatch(sample: SampleShop, reason: 'amount' | 'other-payment') {
  const { session } = sample
  return captureEmail(sample, (dependencies) =>
    enqueueUnmatchedAlert(dependencies, { session, reason }, samplePayment(sample)),
  )
}

function previewUnmatched(sample: SampleShop, change: UnmatchedChange) {
  return captureEmail(sample, (dependencies) =>
    enqueueUnmatchedChange(dependencies, sampleUnmatchedPayment(sample), change),
  )
}

/** The additional rows of emails about some conditions. */
const rows: Readonly<Partial<Record<ConditionKind, Readonly<Record<string, string>>>>> = {
  orderMailRefused: { recipient: ann.email, command: 'npm run shop -- mail send 8 --to {address}' },
  mailRefused: { command: 'npm run shop -- mail' },
  disk: { folder: '/srv/shop/data' },
  diskFull: { folder: '/srv/shop/data' },
}

function previewCondition(
  { dependencies: { options, processors }, now }: SampleShop,
  kind: ConditionKind,
) {
  const facts = {
    ...processors.words,
    endpoint: `${options.storefrontUrl}${webhookPaths[0]}`,
    count: '3',
    order: '12',
    send: 'mail send ID --to {address}',
    free: '512 MB',
    ...rows[kind],
  }
  const update = { kind, problem: null, facts, since: now, lastSeen: now, sightings: 1, now }
  return composeAlert(options, composeCondition(options.shop, { ...update, status: 'new' }))
}
