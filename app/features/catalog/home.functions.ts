import { createServerFn } from '@tanstack/react-start'
import { mapOutcome } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Product } from '#app/provider/types.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { toListItems } from './list-items.ts'
import { interleave } from './list-items.ts'

const homeSounds = 10

/** Some of the newest one-shots, from as many packs and of as many instruments as there are. */
export const getHomeSounds = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Outcome<Product[]>> => {
    const outcome = await providerClient().products.list({
      kind: 'one-shot',
      page: 1,
      limit: 48,
      sort: 'newest',
      filters: {},
    })
    return mapOutcome(outcome, ({ items }) => {
      const byInstrument = interleave(items, (product) => product.instrument, items.length)
      return toListItems(interleave(byInstrument, (product) => product.pack?.id, homeSounds))
    })
  },
)
