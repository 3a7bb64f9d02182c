import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Outcome } from '#app/provider/failure.ts'
import type { Customer } from '#app/provider/types/customer.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { guessCountry } from '#shop/guess-country.ts'
import { describeSalesCountries } from '#shop/sales-countries.ts'

/** A country code (ISO 3166-1). */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/)

/** The countries that the shop sells to. */
export interface SalesCountries {
  readonly countries: readonly string[]
  /** Their description after “in”, such as “the European Union”. */
  readonly description: string
  /** The visitor's probable country. */
  readonly guess: string
}

/** Returns the countries that the shop sells to. */
export const getSalesCountries = createServerFn({ method: 'GET' }).handler((): SalesCountries => {
  const { app, locale } = getRequestScope()
  const { seller, tax } = app.shop.config
  const countries = tax.salesCountries
  return {
    countries,
    description: describeSalesCountries(countries, locale),
    guess: guessCountry(locale, countries, seller.address.country),
  }
})

/** Stores the customer's country. */
export const saveCountry = createServerFn({ method: 'POST' })
  .validator(z.object({ country: countrySchema }))
  .handler(({ data }): Promise<Outcome<Customer>> =>
    getProviderClient().customer.setCountry(data.country),
  )
