import { createServerFn } from '@tanstack/react-start'
import type { Outcome } from '#app/provider/failure.ts'
import type { Product } from '#app/provider/types.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { cardsOf } from './cards.ts'
import { spread } from './spread.ts'

const homeSounds = 10

/** Some of the newest one-shots, taken from as many instruments as there are. */
export const getHomeSounds = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Outcome<Product[]>> => {
    const list = await providerClient().products.list({
      kind: 'one-shot',
      page: 1,
      limit: 48,
      sort: 'newest',
      filters: {},
    })
    if (!list.ok) return list
    const varied = spread(list.value.items, (product) => product.instrument, homeSounds)
    return { ok: true, value: cardsOf(varied) }
  },
)
