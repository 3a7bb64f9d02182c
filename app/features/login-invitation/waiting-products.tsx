import { Link } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useListedProducts } from '#app/features/crates/crates.queries.ts'
import { guestItems, removeFromGuestCart } from '#app/features/guest-cart/guest-cart.ts'
import type { GuestItem } from '#app/features/guest-cart/guest-cart.ts'
import { getNameLanguage } from '#app/features/product/text-language.ts'
import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { Button } from '#app/ui/button.tsx'
import { focusNextBeforeRemoval } from '#app/ui/focus-next-before-removal.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Loader } from '#app/ui/spinner.tsx'
import { useStore } from '#app/ui/store.ts'

/** The products in the guest cart, the latest first, each with a button that removes it. */
export function WaitingProducts() {
  const items = useStore(guestItems, [])
  const ids = items.map(({ productId }) => productId).toReversed()
  const { products, isLoading, hasFailed, retry, showMore } = useListedProducts(ids)
  if (hasFailed) return <Button onClick={retry}>{m.shop_try_again()}</Button>
  if (!products) return <Loader label={m.favorites_loading()} />
  return (
    <>
      <ul className="mt-2 border-t border-outline">
        {products.map((product) => (
          <WaitingProduct key={product.id} product={product} items={items} />
        ))}
      </ul>
      {showMore ? (
        <Button size="sm" className="mt-4" busy={isLoading} onClick={showMore}>
          {m.catalog_show_more()}
        </Button>
      ) : null}
    </>
  )
}

interface WaitingProductProps {
  readonly product: ProductSummary
  readonly items: readonly GuestItem[]
}

function WaitingProduct({ product, items }: WaitingProductProps) {
  const { id, name } = product
  return (
    <li className="flex items-center justify-between gap-4 border-b border-outline">
      <Link
        to="/catalog/$id"
        params={{ id: String(id) }}
        lang={getNameLanguage(product)}
        className="min-w-0 truncate underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      <button
        type="button"
        title={m.cart_remove()}
        aria-label={m.cart_remove_label({ name })}
        onClick={({ currentTarget }) => {
          focusNextBeforeRemoval(currentTarget)
          removeFromGuestCart(items.filter(({ productId }) => productId === id))
        }}
        className="grid size-11 shrink-0 place-items-center"
      >
        <Icon icon={X} size="sm" />
      </button>
    </li>
  )
}
