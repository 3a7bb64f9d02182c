import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { nameCode } from '#app/features/product/code-names.server.ts'
import { mapOutcome } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Suggestions } from '#app/provider/types/suggestions.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

/** Returns suggestions for a partial search text, in the visitor's language. */
export const getSuggestions = createServerFn({ method: 'GET' })
  .validator(z.string().max(200))
  .handler(async ({ data }): Promise<Outcome<Suggestions>> =>
    mapOutcome(await getProviderClient().products.suggest(data), (suggestions) => ({
      ...suggestions,
      filters: suggestions.filters.map((filter) => ({
        ...filter,
        label: nameCode(filter.facet, filter.value) ?? filter.label,
      })),
    })),
  )
