import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { neededValue } from '#app/features/failures/needed-value.ts'
import { productsQuery } from './catalog.queries.ts'
import { getHomeSounds } from './home.functions.ts'

/** The newest packs; their artists are the artists of the home page. */
export function homePacksQuery() {
  return productsQuery({ kind: 'pack', page: 1, limit: 24, sort: 'newest', filters: {} })
}

/** One-shots of many packs, to play at once. */
export function homeSoundsQuery() {
  return queryOptions({
    queryKey: ['catalog', 'home-sounds'],
    queryFn: async () => neededValue(await getHomeSounds()),
  })
}

/** Everything the home page shows. */
export async function loadHome(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(homePacksQuery()),
    queryClient.ensureQueryData(homeSoundsQuery()),
  ])
}
