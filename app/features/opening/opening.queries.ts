import { queryOptions } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import { loadQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getOpening } from './opening.functions.ts'
import type { Opening } from './opening.functions.ts'

/**
 * Fetches the opening state. Not cached, because products can be added at any time; the page reuses
 * the data just fetched by its loader.
 */
export const openingQuery = queryOptions({
  queryKey: ['opening'],
  queryFn: async (): Promise<Opening> => unwrapOrThrow(await getOpening()),
  staleTime: 0,
  refetchOnMount: false,
})

/** Loads the opening page; redirects to the catalogue if the shop has products. */
export async function loadOpening(context: RouterContext): Promise<void> {
  const { hasProducts } = await loadQuery(context, openingQuery)
  if (hasProducts) throw redirect({ to: '/catalog' })
}
