import { useMatches } from '@tanstack/react-router'
import type { LoadedHome } from '#app/features/catalog/load-home.ts'
import { hueStyle, posterStyle, tintStyle } from '#app/ui/tint.ts'
import type { Tint } from '#app/ui/tint.ts'

/**
 * The tint of a page's header and footer: a product's colors on its page, the newest pack's on the
 * home page, a genre's hue in its catalog, and the brand's everywhere else.
 */
export function usePageTint(): Tint {
  const match = useMatches().at(-1)
  switch (match?.routeId) {
    case '/':
      return posterStyle(colorsOfHome(match.loaderData))
    case '/catalog/$id':
      return tintStyle(match.loaderData?.product.colors)
    case '/catalog/':
      return hueStyle(match.search.genre)
    default:
      return {}
  }
}

function colorsOfHome(home: LoadedHome | undefined) {
  return home?.packs.items.find(({ preview }) => preview !== null)?.colors
}
