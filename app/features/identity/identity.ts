import { createIsomorphicFn } from '@tanstack/react-start'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getFilePrefix } from '#shop/file-prefix.ts'
import projectConfig from '../../../shop.config.ts'

/** The shop's identity as shown on pages, in the visitor's language. */
export interface Identity {
  readonly name: string
  /** Null if the shop has none. */
  readonly tagline: string | null
  /** The seller's email address for visitors' messages. */
  readonly email: string
  /** The prefix of catalogue numbers and file names. */
  readonly filePrefix: string
  /** True if `/logo.svg` replaces the name. */
  readonly hasLogo: boolean
  /** False for a small business that charges no VAT. */
  readonly chargesVat: boolean
  /** True if prices include the VAT of the customer's country. */
  readonly chargesVatByCountry: boolean
  /** The minimum top-up, in euros. */
  readonly smallestTopUp: number
  /** The minimum price of an order that is not free, in euros. */
  readonly smallestOrder: number
}

/** The order of the fields in `data-identity`. */
const fields = [
  'name',
  'tagline',
  'email',
  'filePrefix',
  'hasLogo',
  'chargesVat',
  'chargesVatByCountry',
  'smallestTopUp',
  'smallestOrder',
] as const satisfies readonly (keyof Identity)[]

/**
 * Returns the shop's identity, which the browser reads from the document. Outside of a request,
 * returns the project's own.
 */
export const getIdentity = createIsomorphicFn()
  .server((): Identity => {
    const shop = findRequestScope()?.app.shop
    const { brand, seller, tax, payments } = shop?.config ?? projectConfig
    return {
      name: brand.name,
      tagline: brand.tagline?.[getCurrentLocale()] ?? null,
      email: seller.email,
      filePrefix: getFilePrefix(brand),
      hasLogo: shop !== undefined && shop.logo !== null,
      chargesVat: tax.mode !== 'none',
      chargesVatByCountry: tax.mode === 'oss',
      ...payments,
    }
  })
  .client((): Identity => {
    const values = JSON.parse(document.documentElement.dataset['identity'] ?? '[]')
    return Object.fromEntries(fields.map((field, index) => [field, values[index]])) as never
  })

/** Returns the value of `data-identity`: an array without field names, to keep it short. */
export function serializeIdentity(): string {
  const identity = getIdentity()
  return JSON.stringify(fields.map((field) => identity[field]))
}
