import { z } from 'zod'
import { exportOwnData } from '../accounts/export-customer.ts'
import { checkCurrentPassword } from '../accounts/passwords/check-current-password.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import type { Context, ProviderApp } from '../context.ts'
import { unspentChoices } from '../contract/customer.ts'
import type { wireDeletion } from '../contract/customer.ts'
import type { Sent } from '../contract/sent.ts'
import { serveContent } from '../platform/files/serve-file.ts'
import { throwValidationError } from '../platform/http/http-error.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { logSecurityEvent } from '../platform/http/security-log.ts'
import { formatDecimal, formatWireDate } from '../platform/http/wire-format.ts'
import { getTexts } from '../texts/texts.ts'
import { openCustomerData } from './customer-data-zip.ts'
import { cancelDeletion, describeDeletion, requestDeletion } from './request-deletion.ts'
import type { Deletion } from './request-deletion.ts'

const deletionSchema = z.object({
  current_password: z.string().max(512).optional(),
  unspent: z.enum(unspentChoices).optional(),
})

/**
 * Mounts the routes that send customers their data, and that show, request and cancel the deletion of
 * their account.
 */
export function mountPrivacy(app: ProviderApp, context: Context): void {
  const { db, clock, limiter, files, options } = context
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/data', customerOnly, async (c) => {
    const customer = c.get('customer')
    await limiter.attempt('dataAccount', String(customer.id))
    const data = await exportOwnData(db, customer.id, clock())
    const texts = getTexts(options.shop, c.get('locale'))
    const zip = await openCustomerData(data, texts.customer_data_note(), files)
    logSecurityEvent(context, c, 'data-downloaded', customer.id)
    const downloadName = `account-${clock().toISOString().slice(0, 10)}.zip`
    const sent = { type: 'application/zip', cacheControl: 'private, no-store', downloadName }
    return serveContent(c.req.raw, { ...zip, ...sent })
  })

  app.get('/api/v1/customer/deletion', customerOnly, async (c) => {
    return c.json({ data: serialize(await describeDeletion(db, c.get('customer').id)) })
  })

  app.post('/api/v1/customer/deletion', customerOnly, async (c) => {
    const customer = c.get('customer')
    const { current_password: password, unspent } = await parseBody(c, deletionSchema)
    await checkCurrentPassword(context, c, password)
    const choice = { choice: unspent ?? null, locale: c.get('locale') }
    if (!(await requestDeletion(context, customer, choice))) throwChoiceMissing()
    logSecurityEvent(context, c, 'deletion-requested', customer.id)
    return c.json({ data: serialize(await describeDeletion(db, customer.id)) })
  })

  app.delete('/api/v1/customer/deletion', customerOnly, async (c) => {
    const customer = c.get('customer')
    await cancelDeletion(context, customer, c.get('locale'))
    logSecurityEvent(context, c, 'deletion-canceled', customer.id)
    return c.json({ data: serialize(await describeDeletion(db, customer.id)) })
  })
}

function throwChoiceMissing(): never {
  throwValidationError({ unspent: ['The unspent field is required.'] }, 'field_required')
}

function serialize({ request, balance, refundable, giftCards, openAffairs }: Deletion) {
  return {
    requested_at: request && formatWireDate(request.requested_at),
    due_at: request && formatWireDate(request.due_at),
    given_up: request && formatDecimal(request.given_up),
    balance: formatDecimal(balance),
    refundable: formatDecimal(refundable),
    gift_cards: giftCards.map(({ code, amount }) => ({ code, amount: formatDecimal(amount) })),
    open: openAffairs.map(({ kind, id }) => ({ kind, id })),
  } satisfies Sent<typeof wireDeletion>
}
