import type { ProductSummary } from '#app/provider/types/product.ts'

/** An artist on the home page, with the colors and waveform of their newest pack. */
export interface ArtistCard {
  readonly id: number
  readonly name: string
  readonly slug: string | null
  readonly nameLocale?: string | undefined
  readonly colors: readonly [string, string] | null
  readonly peaks: string | null
}

/** Returns the distinct artists of the given packs, ordered by their first pack. */
export function collectArtists(packs: readonly ProductSummary[]): ArtistCard[] {
  const cards = packs.flatMap(({ artist, colors, nameLocale, peaks }) =>
    artist ? [{ ...artist, colors, nameLocale, peaks }] : [],
  )
  return cards.filter((card, index) => cards.findIndex(({ id }) => id === card.id) === index)
}

/** Returns the initials of the first and last word of a name: `Mara Venn` becomes `MV`. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
