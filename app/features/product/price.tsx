import { formatMoney } from '#app/i18n/format.ts'
import type { Product } from '#app/provider/types.ts'

/** A product's price; next to a discounted price, the regular price is struck through. */
export function Price({
  product,
  className = '',
}: {
  readonly product: Product
  readonly className?: string
}) {
  const { price, priceText, regularPrice } = product
  const discounted = regularPrice !== null && price !== null && regularPrice.minor > price.minor
  return (
    <span className={`tabular-nums whitespace-nowrap ${className}`}>
      {discounted ? (
        <s className="mr-2 font-normal opacity-70">{formatMoney(regularPrice)}</s>
      ) : null}
      {price ? formatMoney(price) : priceText}
    </span>
  )
}
