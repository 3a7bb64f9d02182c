import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { orderCertificatesQuery } from '#app/features/certificates/certificates.queries.ts'
import { listedProductsQuery } from '#app/features/crates/crates.queries.ts'
import { eligibleWithdrawalsQuery } from '#app/features/withdrawal/withdrawal.queries.ts'
import type { Order } from '#app/provider/types/order.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import type { OrderWithdrawal, Refund } from '#app/provider/types/withdrawal.ts'
import { loadOptionalQuery, loadQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { orderQuery } from './orders.queries.ts'

/** The data of an order page; the products of lines that are no longer on sale are missing. */
export interface OrderPageData {
  readonly order: Order
  readonly products: ReadonlyMap<number, ProductSummary>
  /** The customer's withdrawals from the order, oldest first. */
  readonly withdrawals: readonly OrderWithdrawal[]
  /** The refunds of its price to the original payment method. */
  readonly refunds: readonly Refund[]
  /** The codes of license certificates by product; empty if the provider issues none. */
  readonly certificates: ReadonlyMap<number, string>
}

/**
 * Prefetches the data of an order page, of which only the order is required; throws `notFound()` if
 * the customer has no such order. Returns the colors of the first product that has any.
 */
export async function loadOrderPage(
  context: RouterContext,
  customerId: number,
  number: string,
): Promise<readonly [string, string] | null> {
  const [order] = await Promise.all([
    loadQuery(context, orderQuery(customerId, number)),
    loadOptionalQuery(context, eligibleWithdrawalsQuery(customerId)),
  ])
  if (order === null) throw notFound()
  const [products] = await Promise.all([
    loadOptionalQuery(context, listedProductsQuery(listProductIds(order))),
    loadOptionalQuery(context, orderCertificatesQuery(customerId, order.id)),
  ])
  return products?.find(({ colors }) => colors !== null)?.colors ?? null
}

/** Returns the data of an order page; null if the order is no longer the customer's. */
export function useOrderPage(customerId: number, number: string): OrderPageData | null {
  const { data: order } = useSuspenseQuery(orderQuery(customerId, number))
  const { data: withdrawals } = useQuery(eligibleWithdrawalsQuery(customerId))
  const ids = order === null ? [] : listProductIds(order)
  const { data: products = [] } = useQuery({
    ...listedProductsQuery(ids),
    enabled: ids.length > 0,
  })
  const { data: certificates } = useQuery({
    ...orderCertificatesQuery(customerId, order?.id ?? 0),
    enabled: order !== null,
  })
  if (order === null) return null
  return {
    order,
    products: new Map(products.map((product) => [product.id, product])),
    withdrawals: findWithdrawals(withdrawals?.orderWithdrawals ?? [], order),
    refunds: (withdrawals?.refunds ?? []).filter(({ orderId }) => orderId === order.id),
    certificates: new Map(certificates?.map(({ productId, code }) => [productId, code])),
  }
}

/** Returns the withdrawals that name an order, oldest first. */
export function findWithdrawals(
  withdrawals: readonly OrderWithdrawal[],
  { id }: Pick<Order, 'id'>,
): OrderWithdrawal[] {
  return withdrawals.filter(({ orderIds }) => orderIds.includes(id))
}

function listProductIds({ lines }: Order): number[] {
  return [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
}
