import { findInvoice } from './invoices.store.ts'
import type { Context, ProviderApp } from '../../context.ts'
import { throwNotFound } from '../../platform/http/http-error.ts'
import { requireCustomer } from '../../accounts/sessions/require-customer.ts'

/**
 * Mounts the route for the HTML pages of invoices and credit notes, which only their customer can
 * read.
 */
export function mountInvoices(app: ProviderApp, context: Context): void {
  app.get('/api/v1/customer/invoices/:number', requireCustomer(context), async (c) => {
    const invoice = await findInvoice(context.db, c.get('customer').id, c.req.param('number'))
    if (invoice === null) throwNotFound()
    return c.html(invoice.html)
  })
}
