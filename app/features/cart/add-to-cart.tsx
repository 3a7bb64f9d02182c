import { useCallback, useRef } from 'react'
import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import { Icon } from '#app/ui/icon.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Offer } from '#app/provider/types/product.ts'
import { Button, ButtonLink, getButtonClass } from '#app/ui/button.tsx'
import type { ButtonSize } from '#app/ui/button.tsx'
import { useWantedIds } from './cart-context.tsx'
import { loadAdditions, useAddToCart } from './cart.mutations.ts'

interface AddToCartProps {
  readonly product: Offer
  readonly size?: ButtonSize
  /** Uses the primary theme; for the page's main product. */
  readonly prominent?: boolean
  /** Shows only an icon on narrow screens. */
  readonly compact?: boolean
}

const compactTextClass = 'max-desktop-medium:hidden'

/**
 * A product's purchase button: adds it to the cart, links to the cart if it is in there, or
 * downloads it if it is owned.
 */
export function AddToCart({
  product,
  size = 'md',
  prominent = false,
  compact = false,
}: AddToCartProps) {
  const square = compact ? 'narrow' : 'never'
  const textClassName = compact ? compactTextClass : ''
  const isInCart = useWantedIds().has(product.id)
  const add = useAddToCart(product)
  const pressed = useRef(false)
  // Focuses the link that replaces the focused button, or the button after a failure.
  const restoreFocus = useCallback((control: HTMLElement | null) => {
    if (pressed.current && document.activeElement === document.body) control?.focus()
  }, [])
  if (product.isOwned)
    return (
      <DownloadLink product={product} size={size} square={square} textClassName={textClassName} />
    )
  if (isInCart) {
    return (
      <ButtonLink
        ref={restoreFocus}
        to="/cart"
        size={size}
        square={square}
        aria-label={m.cart_in_cart_label({ name: product.name })}
      >
        <Icon icon={Check} size="sm" />
        <span className={textClassName}>{m.cart_in_cart()}</span>
      </ButtonLink>
    )
  }
  return (
    <Button
      ref={restoreFocus}
      size={size}
      square={square}
      theme={prominent ? 'primary' : 'secondary'}
      busy={add.isPending}
      aria-label={m.cart_add_label({ name: product.name })}
      onPointerEnter={loadAdditions}
      onClick={() => {
        pressed.current = true
        add.run()
      }}
    >
      {compact ? <Icon icon={Plus} size="sm" className="desktop-medium:hidden" /> : null}
      <span className={textClassName}>{m.cart_add()}</span>
    </Button>
  )
}

interface DownloadLinkProps {
  readonly product: Offer
  readonly size: ButtonSize
  readonly square: 'narrow' | 'never'
  readonly textClassName: string
}

function DownloadLink({ product, size, square, textClassName }: DownloadLinkProps) {
  return (
    <a
      href={`/download/product-${product.id}`}
      aria-label={m.cart_download_label({ name: product.name })}
      className={getButtonClass({ size, square })}
    >
      <Icon icon={Download} size="sm" />
      <span className={textClassName}>{m.cart_download()}</span>
    </a>
  )
}
