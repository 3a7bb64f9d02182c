import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#app/features/account/use-session.ts'
import { reportFailure, reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import { m } from '#app/paraglide/messages.js'
import { maxCartLines } from '#provider/contract/cart-limits.ts'
import { Button } from '#app/ui/button.tsx'
import type { ButtonTheme } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { addToGuestCart, maxGuestItems } from '#app/features/guest-cart/guest-cart.ts'
import { addInParts } from './add-in-parts.ts'
import type { PartsResult } from './add-in-parts.ts'
import type { Additions } from './additions.ts'
import { askForLogin } from './ask-for-login.ts'
import { cartMutationScope } from './cart.mutations.ts'
import { refetchCart, setCart } from './cart.queries.ts'

interface AddAllToCartProps {
  readonly ids: readonly number[]
  readonly theme?: ButtonTheme
  /** Set if packs only stand for sounds that have no page of their own. */
  readonly isSoundsOnly?: boolean
}

/**
 * A button that adds all products of a list to the cart and reports the result. For guests, the device
 * keeps them until the login, and the login page returns to the current one.
 */
export function AddAllToCart({ ids, theme, isSoundsOnly = false }: AddAllToCartProps) {
  const router = useRouter()
  const { customer } = useSession()
  const [additions, setAdditions] = useState<Additions | null>(null)
  const addition = useSingleMutation({
    scope: cartMutationScope,
    mutationFn: (productIds: readonly number[]) => addInParts(productIds, isSoundsOnly),
    onSuccess: async ({ additions: sum, failure }: PartsResult, all, _result, { client }) => {
      setAdditions(sum)
      if (sum.cart !== undefined) await setCart(client, sum.cart)
      if (failure === 'no-response') reportNoResponse()
      else if (failure !== null) {
        // After the login, the customer finds all of it in the cart.
        if (failure.kind === 'unauthorised' && customer)
          addToGuestCart(sum.left ?? all, { customerId: customer.id, isSoundsOnly })
        reportFailure(failure)
      }
      // If only the response was lost, products may have been added.
      if (sum.failed > 0) await refetchCart(client)
    },
  })

  async function add(): Promise<void> {
    if (customer) return addition.run(ids)
    const { full } = addToGuestCart(ids, { isSoundsOnly })
    if (full > 0) showToast({ text: m.cart_all_full({ count: full, max: maxGuestItems }) })
    await askForLogin(router)
  }

  return (
    <>
      <Button theme={theme} busy={addition.isPending} onClick={() => void add()}>
        {m.cart_all_add()}
      </Button>
      <div role="status" className="order-last grid basis-full gap-1 empty:absolute">
        {additions ? <AdditionTexts additions={additions} /> : null}
      </div>
    </>
  )
}

const linkClass = 'underline underline-offset-4'

function AdditionTexts({ additions }: { readonly additions: Additions }) {
  const { added, replaced, inCart, owned, packOnly, packs, gone, full, failed } = additions
  return (
    <>
      {added + inCart > 0 ? (
        <p className="font-semibold">
          {m.cart_all_added({ count: added })}{' '}
          <Link to="/cart" className={linkClass}>
            {m.cart_all_open()}
          </Link>
        </p>
      ) : null}
      {replaced > 0 ? <p>{m.cart_all_replaced({ count: replaced })}</p> : null}
      {inCart > 0 ? <p>{m.cart_all_in_cart({ count: inCart })}</p> : null}
      {owned > 0 ? <p>{m.cart_all_owned({ count: owned })}</p> : null}
      {packOnly > 0 ? (
        <p>
          {m.cart_all_pack_only({ count: packOnly })}{' '}
          {packs.map(({ id, name }, index) => (
            <span key={id}>
              {index === 0 ? null : ', '}
              <Link to="/catalog/$id" params={{ id: String(id) }} lang="en" className={linkClass}>
                {name}
              </Link>
            </span>
          ))}
        </p>
      ) : null}
      {gone > 0 ? <p>{m.cart_all_gone({ count: gone })}</p> : null}
      {full > 0 ? (
        <p className="font-semibold text-danger">
          {m.cart_all_full({ count: full, max: maxCartLines })}
        </p>
      ) : null}
      {failed > 0 ? (
        <p className="font-semibold text-danger">{m.cart_all_failed({ count: failed })}</p>
      ) : null}
    </>
  )
}
