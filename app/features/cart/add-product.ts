import { MutationObserver } from '@tanstack/react-query'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { expireCustomerData, getCachedSession } from '#app/features/account/session.queries.ts'
import { reportFailure } from '#app/features/errors/report-outcome.ts'
import { addToGuestCart } from '#app/features/guest-cart/guest-cart.ts'
import type { Product } from '#app/provider/types/product.ts'
import type { Swap } from '#provider/contract/cart.ts'
import { askForLogin } from './ask-for-login.ts'
import { addToCart } from './cart.functions.ts'
import { setCart } from './cart.queries.ts'
import { fetchBeyondPage, keepAdditionsOnLeave } from './outlive-page.ts'
import { reportAddition } from './report-addition.ts'

interface AdditionContext {
  readonly client: QueryClient
  readonly router: RegisteredRouter
  readonly product: Pick<Product, 'id' | 'name' | 'links'>
  readonly swap: Swap
  /** Creates the mutation that replaces the pack that contains the product. */
  readonly createSwap: () => MutationOptions<void, Error, void>
}

/**
 * Adds a product to the cart; a pack replaces its sounds there. If the pack of a sound is in the cart,
 * offers to replace the pack, which `swap` does. For guests, the device keeps the product until the
 * login: they see a toast and are sent to the login page, which returns them to the current page.
 */
export async function addProduct(context: AdditionContext): Promise<void> {
  const { client, router, product, swap, createSwap } = context
  const { id, links } = product
  const isGuest = getCachedSession(client).state === 'guest'
  // If the browser does not store it, the server does.
  if (isGuest && addToGuestCart([id]).isStored) return await askForLogin(router)
  keepAdditionsOnLeave(client)
  const data = { productId: id, links, swap }
  const outcome = await addToCart({ data, fetch: fetchBeyondPage })
  if (outcome.ok) {
    await setCart(client, outcome.value.cart)
    const swapPack = () => void new MutationObserver(client, createSwap()).mutate()
    return reportAddition(product, outcome.value, swapPack)
  }
  if (outcome.failure.kind !== 'unauthorised') return reportFailure(outcome.failure)
  // If the session stayed cached, the login page would redirect the customer away.
  if (getCachedSession(client).customer) await expireCustomerData(client)
  await askForLogin(router)
}
