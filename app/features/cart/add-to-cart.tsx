import { useQuery } from '@tanstack/react-query'
import { Check, Download } from 'lucide-react'
import { useSession } from '#app/features/account/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types.ts'
import { Button, ButtonLink, buttonLook } from '#app/ui/button.tsx'
import type { ButtonSize } from '#app/ui/button.tsx'
import { useAddToCart } from './cart.mutations.ts'
import { cartQuery } from './cart.queries.ts'

interface AddToCartProps {
  readonly product: Product
  readonly size?: ButtonSize
  /** Hot: for the one product a page is about. */
  readonly prominent?: boolean
}

/** The one button of a product: add it, open the cart it lies in, or download what is owned. */
export function AddToCart({ product, size = 'md', prominent = false }: AddToCartProps) {
  const { customer } = useSession()
  const { data: cart } = useQuery({ ...cartQuery(), enabled: customer !== null })
  const add = useAddToCart(product)
  if (product.isOwned) return <OwnedLink product={product} size={size} />
  if (customer && cart?.lines.some((line) => line.productId === product.id)) {
    return (
      <ButtonLink to="/cart" size={size} aria-label={m.cart_in_cart_label({ name: product.name })}>
        <Check aria-hidden className="size-4" />
        {m.cart_in_cart()}
      </ButtonLink>
    )
  }
  return (
    <Button
      size={size}
      theme={prominent ? 'primary' : 'secondary'}
      busy={add.isPending}
      aria-label={m.cart_add_label({ name: product.name })}
      onClick={() => add.mutate()}
    >
      {m.cart_add()}
    </Button>
  )
}

function OwnedLink({ product, size }: { readonly product: Product; readonly size: ButtonSize }) {
  return (
    <a
      href={`/download/product-${product.id}`}
      aria-label={m.cart_download_label({ name: product.name })}
      className={buttonLook({ size })}
    >
      <Download aria-hidden className="size-4" />
      {m.cart_download()}
    </a>
  )
}
