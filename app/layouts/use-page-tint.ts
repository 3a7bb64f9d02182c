import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { productQuery } from '#app/features/catalog/catalog.queries.ts'
import { homePacksQuery } from '#app/features/catalog/home.queries.ts'
import { hueStyle, posterStyle, tintStyle } from '#app/ui/tint.ts'
import type { Tint } from '#app/ui/tint.ts'

/**
 * The two colours of a page, for its head and foot: a product's own, the newest pack's at home, a
 * genre's hue in a list of it, and the shop's own everywhere else.
 */
export function usePageTint(): Tint {
  const queryClient = useQueryClient()
  const match = useMatches().at(-1)
  switch (match?.routeId) {
    case '/':
      return posterStyle(colorsOfHome(queryClient))
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

function colorsOfHome(queryClient: QueryClient) {
  const packs = queryClient.getQueryData(homePacksQuery().queryKey)?.items ?? []
  return packs.find(({ preview }) => preview !== null)?.colors
}
