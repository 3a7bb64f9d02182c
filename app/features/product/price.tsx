import { formatMoney } from '#app/i18n/format.ts'
import type { Offer } from '#app/provider/types/product.ts'

/** The price of a product; if it is discounted, the regular price is shown struck through. */
export function Price({
  product,
  className = '',
}: {
  readonly product: Offer
  readonly className?: string
}) {
  const { price, priceText, regularPrice } = product
  const isDiscounted = regularPrice !== null && price !== null && regularPrice.minor > price.minor
  return (
    <span className={`whitespace-nowrap tabular-nums ${className}`}>
      {isDiscounted ? (
        <s className="mr-2 font-normal opacity-70">{formatMoney(regularPrice)}</s>
      ) : null}
      {price ? formatMoney(price) : priceText}
    </span>
  )
}
