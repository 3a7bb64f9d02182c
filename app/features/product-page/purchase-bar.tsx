import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { FavoriteButton } from '#app/features/favorites/favorite-button.tsx'
import { getIdentity } from '#app/features/identity/identity.ts'
import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types/product.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { describeOwnedPart } from '#app/features/product/describe-contents.ts'
import { purchaseBarId } from '#app/features/product/purchase-bar-id.ts'
import { Price } from '#app/features/product/price.tsx'
import { getNameLanguage } from '#app/features/product/text-language.ts'

/**
 * The price and the purchase button. Early in the DOM, but fixed to the bottom of the viewport,
 * above the player if it is visible.
 */
export function PurchaseBar({ product }: { readonly product: Product }) {
  const { chargesVat } = getIdentity()
  const ownedPart = describeOwnedPart(product)
  return (
    <div
      id={purchaseBarId}
      tabIndex={-1}
      data-purchase-bar
      className="sticky bottom-0 z-30 order-last border-t border-outline bg-surface text-on-surface [body:has([data-player])_&]:bottom-(--player-height)"
    >
      <div className="page-width flex min-h-[4.3125rem] items-center justify-end gap-x-3 gap-y-1 py-2 tablet:gap-x-6">
        <p
          lang={getNameLanguage(product)}
          className="hidden min-w-0 flex-1 truncate font-display text-xl font-bold tablet:block"
        >
          {product.name}
        </p>
        {product.isOwned || product.isPackOnly ? null : (
          <p className="mr-auto min-w-0 leading-tight tablet:mr-0 tablet:text-right">
            <Price wraps product={product} className="block font-display text-2xl font-bold" />
            {ownedPart === null ? null : <span className="block text-sm">{ownedPart}</span>}
            <span className="text-sm text-on-surface-muted">
              {chargesVat ? m.catalog_incl_vat() : m.catalog_no_vat()}
            </span>
          </p>
        )}
        <FavoriteButton product={product} className="size-11 shrink-0 border border-outline" />
        {product.isPackOnly && !product.isOwned ? (
          <PackLink product={product} />
        ) : (
          <div className="shrink-0">
            <AddToCart product={product} prominent />
          </div>
        )}
      </div>
    </div>
  )
}

/** A link to the pack of a sound that is only sold in its pack. */
function PackLink({ product }: { readonly product: Product }) {
  const { pack } = product
  if (!pack) return null
  return (
    <>
      <span className="mr-auto text-sm tablet:mr-0">{m.catalog_in_pack_only()}</span>
      <ButtonLink to="/catalog/$id" params={{ id: String(pack.id) }} theme="primary">
        <span lang={getNameLanguage(product)}>{pack.name}</span>
      </ButtonLink>
    </>
  )
}
