import type {
  wireCertificate,
  wireCertificateCode,
  wireCheckedCertificate,
} from '../../contract/certificate.ts'
import type { Sent } from '../../contract/sent.ts'
import type { Context, ProviderApp } from '../../context.ts'
import { requireCustomer } from '../../accounts/sessions/require-customer.ts'
import { throwNotFound } from '../../platform/http/http-error.ts'
import { formatWireDate } from '../../platform/http/wire-format.ts'
import { findOrder } from '../orders.store.ts'
import { formatCertificateCode, parseCertificateCode } from './certificate-code.ts'
import { ensureCertificateCodes, findCertificate } from './certificates.store.ts'
import type { Certificate } from './certificates.store.ts'
import { findScope } from './find-scope.ts'

/**
 * Mounts the routes for the certificates of an order, for a customer's own certificate, and for the
 * public check of a code, which reveals nothing about the customer.
 */
export function mountCertificates(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/orders/:id/certificates', customerOnly, async (c) => {
    const id = Number(c.req.param('id'))
    const view = Number.isSafeInteger(id)
      ? await findOrder(context.db, c.get('customer').id, id)
      : null
    if (view === null) throwNotFound()
    const items = view.lines.map(({ item }) => item)
    const codes = await ensureCertificateCodes(context.db, items, context.clock())
    const data = items.flatMap((item) => {
      const code = codes.get(item.id)
      return code === undefined ? [] : [serializeCode(item.product_id, code)]
    })
    return c.json({ data })
  })

  app.get('/api/v1/customer/certificates/:code', customerOnly, async (c) => {
    const certificate = await find(context, c.req.param('code'))
    if (certificate?.customerId !== c.get('customer').id) throwNotFound()
    const { licensee, orderId } = certificate
    const data = {
      ...serializeChecked(certificate),
      licensee,
      seller: context.options.shop.seller.legalName,
      order_id: orderId,
      scope: await findScope(context, certificate, c.get('locale')),
    } satisfies Sent<typeof wireCertificate>
    return c.json({ data })
  })

  app.get('/api/v1/certificates/:code', async (c) => {
    await context.limiter.attempt('certificateAddress', c.get('address'))
    const certificate = await find(context, c.req.param('code'))
    if (certificate === null) throwNotFound()
    return c.json({ data: serializeChecked(certificate) })
  })
}

async function find({ db }: Context, text: string): Promise<Certificate | null> {
  const code = parseCertificateCode(text)
  return code === null ? null : await findCertificate(db, code)
}

function serializeCode(productId: number, code: string) {
  return {
    product_id: productId,
    code: formatCertificateCode(code),
  } satisfies Sent<typeof wireCertificateCode>
}

function serializeChecked(certificate: Certificate) {
  return {
    code: formatCertificateCode(certificate.code),
    state: certificate.isRefunded ? 'refunded' : 'valid',
    work: certificate.work,
    product_id: certificate.productId,
    kind: certificate.kind,
    licensor: certificate.licensor,
    licensed_at: formatWireDate(certificate.licensedAt),
  } as const satisfies Sent<typeof wireCheckedCertificate>
}
