import { createServerFn } from '@tanstack/react-start'
import type { Outcome } from '#app/provider/failure.ts'
import type { Cart } from '#app/provider/types.ts'
import { providerClient } from '#app/server/provider.server.ts'

/** The customer's cart; null when it is empty. */
export const getCart = createServerFn({ method: 'GET' }).handler(
  (): Promise<Outcome<Cart | null>> => providerClient().cart.get(),
)
