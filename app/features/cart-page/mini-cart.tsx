import { useIsMutating, useMutationState } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useCart } from '#app/features/cart/cart-context.tsx'
import { addMutationKey } from '#app/features/cart/mutation-keys.ts'
import { getTotalLabel } from '#app/features/cart/vat-row.tsx'
import { toQueue } from '#app/features/player/to-queue.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Cart } from '#app/provider/types/cart.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { CartLineRow, getLineTrack } from './cart-line-row.tsx'
import { RemoveButton } from './remove-button.tsx'

/** Shows the mini-cart that belongs to a link, by `setPanel`, which is called with null to close it. */
export function openMiniCart(opener: HTMLElement, setPanel: (panel: ReactNode) => void): void {
  setPanel(<MiniCart opener={opener} onClose={() => setPanel(null)} />)
}

interface MiniCartProps {
  /** The link that has opened it. */
  readonly opener: HTMLElement
  readonly onClose: () => void
}

/**
 * The cart in a panel below the header: its lines, which play, what is being added, the total, and
 * the ways to the cart and the checkout. It takes the focus and returns it when Escape or its button
 * closes it. A press or the focus elsewhere closes it, as does another page.
 */
function MiniCart({ opener, onClose }: MiniCartProps) {
  const cart = useCart() ?? null
  const additions = useAdditions(cart)
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  usePanel(panel, { opener, onClose })
  const count = (cart?.lines.length ?? 0) + additions.length
  // A removal takes the focused button with it.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus()
  })
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-mini-cart
      className="absolute top-full right-0 z-40 flex max-h-[70dvh] w-[min(30rem,100%)] flex-col border border-outline bg-surface px-5 py-4 text-base font-normal text-on-surface outline-none"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-xl" aria-live="polite">
          {count === 0 ? m.cart_empty_title() : m.cart_items({ count })}
        </h2>
        <button
          type="button"
          title={m.shop_close()}
          aria-label={m.shop_close()}
          onClick={onClose}
          data-close
          className="grid size-11 place-items-center"
        >
          <Icon icon={X} size="lg" />
        </button>
      </div>
      {cart || additions.length > 0 ? <Lines cart={cart} additions={additions} /> : null}
      {cart ? <Sum cart={cart} /> : null}
      <div className="mt-4 flex flex-wrap gap-4">
        {count === 0 ? null : (
          <ButtonLink to="/cart" search={{ step: 'checkout' }} theme="primary">
            {m.cart_pay()}
          </ButtonLink>
        )}
        <ButtonLink to="/cart">{m.cart_all_open()}</ButtonLink>
      </div>
    </div>
  )
}

interface LinesProps {
  readonly cart: Cart | null
  readonly additions: readonly Addition[]
}

function Lines({ cart, additions }: LinesProps) {
  const lines = cart?.lines ?? []
  const queue = toQueue(lines.map((line) => ({ track: getLineTrack(line) })))
  return (
    <ul className="mt-2 min-h-0 overflow-y-auto overscroll-contain border-t border-outline">
      {lines.map((line) => (
        <CartLineRow
          key={line.id}
          line={line}
          queue={queue}
          action={<RemoveButton line={line} />}
        />
      ))}
      {additions.map(({ id, name }) => (
        <li
          key={`addition-${id}`}
          className="flex items-center justify-between gap-4 border-b border-dashed border-outline py-4"
        >
          <span className="min-w-0 font-semibold">{name}</span>
          <Spinner />
        </li>
      ))}
    </ul>
  )
}

/** The total as of the shop's last response; pale while another one is expected. */
function Sum({ cart: { vat, total } }: { readonly cart: Cart }) {
  const isPending = useIsMutating({ mutationKey: addMutationKey.slice(0, 1) }) > 0
  return (
    <p
      aria-busy={isPending}
      className={`mt-4 flex justify-between gap-4 font-semibold ${isPending ? 'opacity-45' : ''}`}
    >
      <span>{getTotalLabel(vat)}</span>
      <span className="tabular-nums">{formatMoney(total)}</span>
    </p>
  )
}

/** A product that is being added. */
interface Addition {
  readonly id: number
  readonly name: string
}

/** Returns the products that are being added and not in the cart yet. */
function useAdditions(cart: Cart | null): readonly Addition[] {
  const pending = useMutationState({
    filters: { mutationKey: addMutationKey, status: 'pending' },
    select: ({ options: { mutationKey } }) => ({
      id: Number(mutationKey?.at(-1)),
      name: String(mutationKey?.at(-2)),
    }),
  })
  return pending.filter(({ id }) => !cart?.lines.some(({ productId }) => productId === id))
}

/** Moves the focus into the panel and back, and closes it when the visitor turns to something else. */
function usePanel(panel: RefObject<HTMLElement | null>, { opener, onClose }: MiniCartProps): void {
  const router = useRouter()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const element = panel.current
    opener.setAttribute('aria-expanded', 'true')
    element?.focus()
    const isOutside = ({ target }: Event) =>
      target instanceof Element &&
      target.isConnected &&
      !element?.contains(target) &&
      target !== document.body &&
      !opener.contains(target) &&
      !target.closest('[data-toasts]')
    const handleOutside = (event: Event) => {
      if (isOutside(event)) close.current()
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.stopPropagation()
      close.current()
    }
    addEventListener('pointerdown', handleOutside)
    addEventListener('focusin', handleOutside)
    addEventListener('keydown', handleKey)
    const unsubscribe = router.subscribe('onBeforeLoad', () => close.current())
    return () => {
      removeEventListener('pointerdown', handleOutside)
      removeEventListener('focusin', handleOutside)
      removeEventListener('keydown', handleKey)
      unsubscribe()
      opener.setAttribute('aria-expanded', 'false')
      const hadFocus =
        document.activeElement === document.body || element?.contains(document.activeElement)
      if (hadFocus && opener.isConnected) opener.focus()
    }
  }, [panel, opener, router])
}
