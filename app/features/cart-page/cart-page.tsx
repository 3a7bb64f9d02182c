import { toQueue } from '#app/features/player/to-queue.ts'
import type { ShortcutTarget } from '#app/features/shortcuts/shortcut-actions.ts'
import { useListKeys } from '#app/features/shortcuts/use-list-keys.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { maxCartLines } from '#provider/contract/cart-limits.ts'
import type { Cart, CartLine } from '#app/provider/types/cart.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CartLineRow, getLineTrack } from './cart-line-row.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { ReceiptPage, ReceiptPaper } from '#app/features/cart/receipt-page.tsx'
import { SubTotalRows, TotalRow, Totals } from '#app/features/cart/total-row.tsx'
import { getTotalLabel, VatExemption, VatRow } from '#app/features/cart/vat-row.tsx'
import { PlayCart } from './play-cart.tsx'
import { RemoveButton } from './remove-button.tsx'
import { useCustomerCart } from '#app/features/cart/cart-context.tsx'

/** The cart page, styled as a receipt to review before checkout. */
export function CartPage() {
  const cart = useCustomerCart()
  const { capabilities } = useProviderInfo()
  const codesNote = capabilities.balance ? m.cart_codes_note() : m.cart_codes_note_discount()
  return (
    <ReceiptPage
      title={m.cart_title()}
      hint={m.cart_hint()}
      aside={<p className="max-w-md text-sm text-on-surface-muted">{codesNote}</p>}
    >
      {cart ? <Review cart={cart} /> : <EmptyCart />}
    </ReceiptPage>
  )
}

function Review({ cart }: { readonly cart: Cart }) {
  const targets = cart.lines.map(toShortcutTarget)
  const queue = toQueue(targets)
  const { list } = useListKeys(targets)
  return (
    <ReceiptPaper>
      <p className="text-sm font-semibold" aria-live="polite">
        {m.cart_items({ count: cart.lines.length })}
      </p>
      {cart.lines.length >= maxCartLines ? (
        <p className="mt-2 text-sm">{m.errors_reason_cart_full()}</p>
      ) : null}
      <ul {...list} className="mt-2 border-t border-outline">
        {cart.lines.map((line, index) => (
          <CartLineRow
            key={line.id}
            line={line}
            action={<RemoveButton line={line} />}
            queue={queue}
            tabIndex={index === 0 ? 0 : -1}
          />
        ))}
      </ul>
      <PlayCart cart={cart} />
      <div className="mt-6">
        <Totals>
          <SubTotalRows {...cart} />
          <TotalRow name="total" label={getTotalLabel(cart.vat)} money={cart.total} strong />
          <VatRow vat={cart.vat} />
        </Totals>
        <VatExemption vat={cart.vat} />
      </div>
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink to="/cart" search={{ step: 'checkout' }} theme="primary" size="lg">
          {m.cart_pay()}
        </ButtonLink>
        <ButtonLink to="/catalog" size="lg">
          {m.cart_continue_shopping()}
        </ButtonLink>
      </div>
    </ReceiptPaper>
  )
}

/** Converts a line to the sound that the keys of the list act on. */
function toShortcutTarget(line: CartLine): ShortcutTarget {
  const { name, productId, product } = line
  return { name, productId, kind: product?.kind ?? null, offer: null, track: getLineTrack(line) }
}
