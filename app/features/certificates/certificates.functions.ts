import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isLocale } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type {
  Certificate,
  CertificateCode,
  CheckedCertificate,
} from '#app/provider/types/certificate.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { maxCodeLength } from './code-length.ts'
import { renderLegalText } from '#shop/render-legal-text.ts'

/** The license of a certificate, as HTML in which raw HTML of the owner's Markdown is escaped. */
export interface LicenseScope {
  readonly locale: Locale
  readonly lead: string
  readonly sections: readonly { readonly title: string; readonly html: string }[]
}

/** A certificate as a visitor may see it; null if its code is unknown. */
export type VisibleCertificate =
  | {
      readonly view: 'own'
      readonly certificate: Omit<Certificate, 'scope'>
      readonly scope: LicenseScope | null
    }
  | { readonly view: 'checked'; readonly certificate: CheckedCertificate }
  | null

/** Returns the customer's own certificate in full, or what anybody may know of another one. */
export const getCertificate = createServerFn({ method: 'GET' })
  .validator(z.object({ code: z.string().min(1).max(maxCodeLength) }))
  .handler(async ({ data }): Promise<Outcome<VisibleCertificate>> => {
    const { certificates } = getProviderClient()
    // A session that has ended does not hide what everybody may see.
    const own = getRequestScope().token === null ? null : await certificates.findOwn(data.code)
    if (own?.ok && own.value !== null) return succeed(toOwn(own.value))
    const checked = await certificates.check(data.code)
    return mapOutcome(checked, (certificate) => certificate && { view: 'checked', certificate })
  })

function toOwn({ scope, ...certificate }: Certificate): VisibleCertificate {
  if (scope === null) return { view: 'own', certificate, scope }
  const locale = isLocale(scope.locale) ? scope.locale : 'en'
  const { lead, sections } = renderLegalText(scope.markdown, locale)
  return { view: 'own', certificate, scope: { locale, lead, sections } }
}

/** Returns the codes for an order's lines; null if the provider issues no certificates. */
export const getOrderCertificates = createServerFn({ method: 'GET' })
  .validator(z.object({ orderId: z.number().int().positive() }))
  .handler(({ data }): Promise<Outcome<CertificateCode[] | null>> =>
    getProviderClient().certificates.listOfOrder(data.orderId),
  )
