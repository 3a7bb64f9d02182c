import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import {
  getPosterColors,
  newestPacksQuery,
  productQuery,
} from '#app/features/catalog/catalog.queries.ts'
import { hueStyle, posterStyle, tintStyle } from '#app/ui/tint.ts'
import type { Tint } from '#app/ui/tint.ts'

/**
 * The tint of a page's header and footer: a product's colors on its page, the newest pack's on the
 * home page, a genre's hue in its catalog, and the brand's everywhere else.
 */
export function usePageTint(): Tint {
  const queryClient = useQueryClient()
  const match = useMatches().at(-1)
  switch (match?.routeId) {
    case '/':
      return posterStyle(getPosterColors(queryClient.getQueryData(newestPacksQuery.queryKey)))
    case '/catalog/$id':
      return tintStyle(
        queryClient.getQueryData(productQuery(Number(match.params.id)).queryKey)?.colors,
      )
    case '/catalog/':
      return hueStyle(match.search.genre)
    default:
      return {}
  }
}
