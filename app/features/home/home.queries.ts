import { queryOptions } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import { loadQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getHomePacks, getHomeSounds } from './home.functions.ts'
import type { HomeProducts } from './home.functions.ts'

/** Fetches the newest packs, from which the home page also derives its artists. */
export const homePacksQuery = queryOptions({
  queryKey: ['catalog', 'home-packs'],
  queryFn: async (): Promise<HomeProducts> => unwrapOrThrow(await getHomePacks()),
})

/** Fetches one-shots from various packs for the home page. */
export const homeSoundsQuery = queryOptions({
  queryKey: ['catalog', 'home-sounds'],
  queryFn: async (): Promise<HomeProducts> => unwrapOrThrow(await getHomeSounds()),
})

/** Returns the colors of the home page poster, taken from the newest pack with a preview. */
export function getPosterColors(packs: HomeProducts | undefined) {
  return packs?.items.find(({ preview }) => preview !== null)?.colors
}

/** Prefetches the home page's data; redirects to the opening page if there are no products. */
export async function loadHome(context: RouterContext): Promise<void> {
  const loading = [loadQuery(context, homePacksQuery), loadQuery(context, homeSoundsQuery)]
  if ((await Promise.all(loading)).every(({ total }) => total === 0))
    throw redirect({ to: '/opening' })
}
