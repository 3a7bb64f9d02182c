import { useRouter } from '@tanstack/react-router'
import { useAccountStore } from '#app/features/account/use-account.ts'
import { reportFailure } from '#app/features/errors/report-failure.ts'
import { reportSuccess } from '#app/features/errors/report-success.ts'
import { useAction } from '#app/features/forms/use-action.ts'
import { m } from '#app/paraglide/messages.js'
import type { CartLine, Product } from '#app/provider/types.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { addToCart, removeCartLine } from './cart.functions.ts'
import { inTurn } from './in-turn.ts'

/** Puts a product into the cart; who is not logged in is told so and led to the login and back. */
export function useAddToCart(product: Pick<Product, 'id' | 'name' | 'links'>) {
  const account = useAccountStore()
  const router = useRouter()
  return useAction(async () => {
    const data = { productId: product.id, links: product.links }
    const outcome = await inTurn(() => addToCart({ data }))
    if (outcome.ok) {
      account.keepCart(outcome.value.cart)
      return sayAdded(product.name, outcome.value.alreadyInCart)
    }
    if (outcome.failure.kind !== 'unauthorised') return reportFailure(outcome.failure)
    showToast({ text: m.errors_log_in_first() })
    const backUrl = router.state.location.publicHref
    return router.navigate({ to: '/auth/login', search: { backUrl } })
  })
}

function sayAdded(name: string, alreadyInCart: boolean): void {
  if (alreadyInCart) showToast({ theme: 'grey', text: m.cart_already_in_cart() })
  else reportSuccess(m.cart_added({ name }))
}

/** Takes a line out at once, and puts it back with a word about it when the provider refuses. */
export function useRemoveCartLine(): (line: CartLine) => Promise<void> {
  const account = useAccountStore()
  return async (line) => {
    account.hideLine(line.id)
    const removing = inTurn(() => removeCartLine({ data: { lineId: line.id } }))
    const outcome = await removing.catch(() => null)
    if (outcome?.ok) account.keepCart(outcome.value)
    account.unhideLine(line.id)
    if (outcome?.ok) return
    if (outcome?.failure.kind === 'unauthorised') reportFailure(outcome.failure)
    showToast({ text: m.cart_remove_failed({ name: line.name }) })
    await account.renew()
  }
}
