import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Offer } from '#app/provider/types/product.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { Money } from '#provider/contract/money.ts'

/**
 * The price of a product for the customer, or that it is owned. A higher regular price, and that of a
 * pack that costs less because of owned sounds, is shown struck through.
 */
export function Price({
  product,
  className = '',
  wraps = false,
}: {
  readonly product: Offer
  readonly className?: string
  /** Whether the price may stand below the one that is struck through. */
  readonly wraps?: boolean
}) {
  const { price, priceText, isOwned } = product
  if (isOwned) return <span className={className}>{m.catalog_owned()}</span>
  const reduced = getReducedPrice(product)
  const struck = findStruckPrice(product)
  return (
    <span className={`${wraps ? '' : 'whitespace-nowrap'} tabular-nums ${className}`}>
      {struck ? <s className="mr-2 font-normal">{formatMoney(struck)}</s> : null}
      {price ? formatMoney(reduced ?? price) : priceText}
    </span>
  )
}

/** Returns the price of a pack that costs less because of owned sounds; null for any other. */
function getReducedPrice({ price, ownedPart }: Offer): Money | null {
  if (!price || !ownedPart || ownedPart.credit.minor === 0) return null
  return toMoney(price.minor - ownedPart.credit.minor)
}

function findStruckPrice(product: Offer): Money | null {
  const { price, regularPrice } = product
  if (regularPrice !== null && price !== null && regularPrice.minor > price.minor) {
    return regularPrice
  }
  return getReducedPrice(product) && price
}
