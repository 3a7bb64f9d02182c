import X from 'lucide-react/icons/x'
import { Icon } from '#app/ui/icon.tsx'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { m } from '#app/paraglide/messages.js'
import type { Cart } from '#app/provider/types/cart.ts'
import { WholeWords } from '#app/ui/whole-words.tsx'
import { useRemoveCode } from './checkout.mutations.ts'

interface AppliedCodesProps {
  readonly cart: Cart
  /** Called after a code and its focused remove button have been removed. */
  readonly onRemoved: () => void
}

/** The coupon and the gift card applied to a cart, each with a remove button. */
export function AppliedCodes({ cart, onRemoved }: AppliedCodesProps) {
  const { coupon, giftCard } = cart
  if (!coupon && !giftCard) return null
  const rest = giftCard?.remaining
  return (
    <ul aria-label={m.cart_code_applied_list()} className="grid gap-1">
      {coupon ? (
        <AppliedCode code={coupon} text={m.cart_code_coupon} onRemoved={onRemoved} />
      ) : null}
      {giftCard ? (
        <AppliedCode
          code={giftCard.code}
          text={m.cart_code_gift_card}
          note={
            rest ? m.cart_code_gift_card_rest({ amount: formatTunesWithUnit(rest) }) : undefined
          }
          onRemoved={onRemoved}
        />
      ) : null}
    </ul>
  )
}

interface AppliedCodeProps {
  readonly code: string
  /** Returns the text with the code. */
  readonly text: (named: { code: string }) => string
  readonly note?: string
  readonly onRemoved: () => void
}

function AppliedCode({ code, text, note, onRemoved }: AppliedCodeProps) {
  const remove = useRemoveCode(onRemoved)
  return (
    <li data-code={code} className="flex items-center gap-x-3 bg-surface-raised px-3 py-1">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        <span className="font-semibold">
          <WholeWords sentence={(keep) => text({ code: keep(code) })} />
        </span>
        {note ? <span className="text-sm text-on-surface-muted">{note}</span> : null}
      </span>
      <button
        type="button"
        onClick={() => remove.run(code)}
        aria-disabled={remove.isPending || undefined}
        aria-label={m.cart_code_remove({ code })}
        className="ml-auto grid size-8 shrink-0 place-items-center"
      >
        <Icon icon={X} size="sm" />
      </button>
    </li>
  )
}
