import { queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import {
  customerKey,
  getCachedSession,
  sessionQuery,
} from '#app/features/account/session.queries.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import { loadProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { listedProductsQuery } from '#app/features/crates/crates.queries.ts'
import { loadOptionalQuery, loadQuery, loadSharedQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getCertificate, getOrderCertificates } from './certificates.functions.ts'

/** Fetches a certificate as the visitor may see it; null if its code is unknown. */
export function certificateQuery(customerId: number | undefined, code: string) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'certificate', code],
    queryFn: async () => unwrapOrThrow(await getCertificate({ data: { code } })),
  })
}

/** Fetches the codes for an order's lines; null if the provider issues no certificates. */
export function orderCertificatesQuery(customerId: number, orderId: number) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'certificates', orderId],
    queryFn: async () => unwrapOrThrow(await getOrderCertificates({ data: { orderId } })),
  })
}

/**
 * Prefetches a certificate and, if possible, the licensed product; returns the product's colors.
 */
export async function loadCertificate(
  context: RouterContext,
  code: string,
): Promise<readonly [string, string] | null> {
  await loadSharedQuery(context, sessionQuery).catch(() => null)
  const { customer } = getCachedSession(context.queryClient)
  const visible = await loadQuery(context, certificateQuery(customer?.id, code))
  const id = visible?.certificate.productId ?? null
  if (id === null) return null
  const products = await loadOptionalQuery(context, listedProductsQuery([id]))
  return products?.[0]?.colors ?? null
}

/** Throws `notFound()` if the provider issues no certificates. */
export async function loadCertificateCheck(context: RouterContext): Promise<void> {
  const { capabilities } = await loadProviderInfo(context)
  if (!capabilities.certificates) throw notFound()
}
