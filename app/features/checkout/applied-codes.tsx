import { X } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { tunesText } from '#app/features/cart/tunes-text.ts'
import { m } from '#app/paraglide/messages.js'
import type { Cart } from '#app/provider/types.ts'
import { useRemoveCode } from './use-codes.ts'

/** The coupon and the gift card on a cart, each with its way off. */
export function AppliedCodes({ cart }: { readonly cart: Cart }) {
  const remove = useRemoveCode()
  const { coupon, giftCard } = cart
  if (!coupon && !giftCard) return null
  const rest = giftCard?.remaining
  return (
    <ul aria-label={m.cart_code_applied_list()} className="grid gap-1">
      {coupon ? (
        <AppliedCode
          code={coupon}
          text={m.cart_code_coupon({ code: coupon })}
          onRemove={(code) => void remove.run(code)}
        />
      ) : null}
      {giftCard ? (
        <AppliedCode
          code={giftCard.code}
          text={m.cart_code_gift_card({ code: giftCard.code })}
          note={rest ? m.cart_code_gift_card_rest({ amount: tunesText(rest) }) : undefined}
          onRemove={(code) => void remove.run(code)}
        />
      ) : null}
    </ul>
  )
}

interface AppliedCodeProps {
  readonly code: string
  readonly text: string
  readonly note?: string
  readonly onRemove: (code: string) => void
}

function AppliedCode({ code, text, note, onRemove }: AppliedCodeProps) {
  return (
    <li data-code={code} className="flex flex-wrap items-center gap-x-3 bg-paper-deep px-3 py-1">
      <span className="font-semibold">{text}</span>
      {note ? <span className="text-sm text-ink-soft">{note}</span> : null}
      <button
        type="button"
        onClick={() => onRemove(code)}
        aria-label={m.cart_code_remove({ code })}
        className="ml-auto grid size-8 place-items-center"
      >
        <Icon icon={X} size="sm" />
      </button>
    </li>
  )
}
