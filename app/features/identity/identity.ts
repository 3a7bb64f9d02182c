import { createIsomorphicFn } from '@tanstack/react-start'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getFilePrefix } from '#shop/file-prefix.ts'
import projectConfig from '../../../shop.config.ts'

/** What pages show of the shop's identity, in the visitor's language. */
export interface Identity {
  readonly name: string
  /** Null if the shop has none. */
  readonly tagline: string | null
  /** Email address for messages to the seller. */
  readonly email: string
  /** The prefix of catalogue numbers and file names. */
  readonly filePrefix: string
  /** Whether `/logo.svg` is shown instead of the name. */
  readonly hasLogo: boolean
  /** Whether prices include VAT; false for a small business that charges none. */
  readonly chargesVat: boolean
  /** Whether the country where the customer lives decides whose VAT they include. */
  readonly chargesVatByCountry: boolean
  /** The minimum top-up, in euros. */
  readonly smallestTopUp: number
  /** The minimum price of an order that is not free, in euros. */
  readonly smallestOrder: number
}

/** The order of the fields in the document. */
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
 * Returns the identity of the shop, which the browser reads from the document. Without a request, it
 * is that of the project.
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

/** Returns the value of the document's `data-identity`, which is shorter without names of fields. */
export function serializeIdentity(): string {
  const identity = getIdentity()
  return JSON.stringify(fields.map((field) => identity[field]))
}
