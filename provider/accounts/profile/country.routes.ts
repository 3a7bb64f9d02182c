import { z } from 'zod'
import type { Context, ProviderApp } from '../../context.ts'
import { throwHttpError } from '../../platform/http/http-error.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { saveCountry } from './save-country.ts'
import { serializeCustomer } from './serialize-customer.ts'

const countrySchema = z.object({ country: z.string().regex(/^[A-Z]{2}$/) })

/** Mounts the route by which customers declare their country. */
export function mountCountry(app: ProviderApp, context: Context): void {
  app.put('/api/v1/customer/country', requireCustomer(context), async (c) => {
    const { country } = await parseBody(c, countrySchema)
    requireSalesCountry(context, country)
    const customer = await saveCountry(context, c.get('customer').id, country)
    return c.json({ data: await serializeCustomer(context, customer) })
  })
}

/** Throws a 422 for a country the shop does not sell to. */
export function requireSalesCountry({ options }: Context, country: string): void {
  if (options.shop.tax.salesCountries.includes(country)) return
  throwHttpError(422, 'The shop does not sell to this country.', 'country_not_sold')
}
