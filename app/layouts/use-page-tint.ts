import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { getArtistKey } from '#app/features/artists/artist-page-data.ts'
import type { ArtistPageData } from '#app/features/artists/artist-page-data.ts'
import { getPosterColors, homePacksQuery } from '#app/features/home/home.queries.ts'
import { productQuery } from '#app/features/product/product.queries.ts'
import { getHueStyle, getPosterStyle, getTintStyle } from '#app/ui/tint.ts'
import type { Tint } from '#app/ui/tint.ts'

/**
 * Returns the tint of the page's header and footer: the product's colors on a product page, the
 * newest product's on an artist page, the first product's in the library and
 * on an order page, the licensed product's on
 * a certificate, the newest pack's on the home page, the genre's hue for a genre's catalogue, and the
 * brand's hue elsewhere.
 */
export function usePageTint(): Tint {
  const queryClient = useQueryClient()
  const match = useMatches().at(-1)
  switch (match?.routeId) {
    case '/':
      return getPosterStyle(getPosterColors(queryClient.getQueryData(homePacksQuery.queryKey)))
    case '/catalog/$id':
      return getTintStyle(
        queryClient.getQueryData(productQuery(Number(match.params.id)).queryKey)?.colors,
      )
    case '/artists/$slug':
      return getTintStyle(
        queryClient.getQueryData<ArtistPageData>(getArtistKey(match.params.slug))?.colors,
      )
    case '/certificates/$code':
    case '/library/':
    case '/orders/$number':
      return getTintStyle(match.loaderData?.colors)
    case '/catalog/':
      return getHueStyle(match.search.genre)
    default:
      return {}
  }
}
