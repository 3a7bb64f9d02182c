import { useMatches } from '@tanstack/react-router'
import type { LoadedHome } from '#app/features/catalog/load-home.ts'
import { hueStyle, posterStyle, tintStyle } from '#app/ui/tint.ts'
import type { Tint } from '#app/ui/tint.ts'

/**
 * The two colours of a page, for its head and foot: a product's own, the newest pack's at home, a
 * genre's hue in a list of it, and the shop's own everywhere else.
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
