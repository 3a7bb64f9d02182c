import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { productToTrack } from '#app/features/catalog/list/sound-item.ts'
import { PlayButton } from '#app/features/player/play-button.tsx'
import type { Track } from '#app/features/player/track.ts'
import { formatCatalogNumber } from '#app/features/product/product-names.ts'
import { formatMoney } from '#app/i18n/format.ts'
import type { CartLine } from '#app/provider/types/cart.ts'
import { kindNames } from '#app/features/product/kind-names.ts'
import { ProductThumbnail } from '#app/features/product/product-thumbnail.tsx'
import { getTintStyle } from '#app/ui/tint.ts'

interface CartLineRowProps {
  readonly line: CartLine
  readonly action?: ReactNode
  /** The tracks that the previous and next buttons step through. */
  readonly queue?: readonly Track[]
  /** Set in lists with keys: 0 for the row that Tab reaches, and −1 for the others. */
  readonly tabIndex?: 0 | -1
}

/** A cart line: cover with a play button, name, product details, price and an optional action. */
export function CartLineRow({ line, action, queue, tabIndex }: CartLineRowProps) {
  const track = getLineTrack(line)
  return (
    <li
      data-cart-line={line.productId}
      data-row
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys act on the focused row
      tabIndex={tabIndex}
      aria-label={tabIndex === undefined ? undefined : line.name}
      style={getTintStyle(line.product?.colors)}
      className="relative flex items-center gap-4 border-b border-dashed border-outline py-4"
    >
      <div className="relative grid place-items-center">
        <ProductThumbnail product={line.product} />
        {track ? (
          <PlayButton
            track={track}
            {...(queue ? { queue } : {})}
            className="row-surface absolute size-11 border-0"
          />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 self-start">
        <div className="min-w-0 flex-1 basis-56">
          <Link
            to="/catalog/$id"
            params={{ id: String(line.productId) }}
            lang={getLanguage(line)}
            className="font-semibold underline-offset-4 hover:underline max-mobile-lg:block max-mobile-lg:pr-18"
          >
            {line.name}
          </Link>
          <LineDetails line={line} />
        </div>
        {action}
      </div>
      <p className="tabular-nums min-w-16 self-start text-right font-semibold whitespace-nowrap max-mobile-lg:absolute max-mobile-lg:top-4 max-mobile-lg:right-0">
        {formatMoney(line.total)}
      </p>
    </li>
  )
}

function LineDetails({ line }: { readonly line: CartLine }) {
  const { product } = line
  if (!product) return null
  const origin = [product.pack?.name, product.artist?.name].filter(Boolean).join(' · ')
  return (
    <p className="tabular-nums text-sm text-on-surface-muted">
      {formatCatalogNumber(line.productId)}
      {product.kind ? ' · ' : null}
      {product.kind ? kindNames[product.kind]() : null}
      {origin ? ' · ' : null}
      <span lang={getLanguage(line)}>{origin}</span>
    </p>
  )
}

/** Returns the `lang` attribute for the names in a line; undefined if its product is unknown. */
function getLanguage({ product }: CartLine): string | undefined {
  return product ? (product.nameLocale ?? 'en') : undefined
}

/** Returns the track of a line; null if it has no preview or its product is unknown. */
export function getLineTrack({ product }: CartLine): Track | null {
  return product && productToTrack(product)
}
