import { encodePeaks, toLevels } from '#app/ui/waveform-path.ts'
import type { Product, ProductSummary, Sound } from '#app/provider/types/product.ts'
import { nameCodes } from './code-names.server.ts'
import { toOffer } from './offer.ts'
import { isSound } from './product-kinds.ts'

/** The number of bars in the player's waveform; a row's waveform has fewer. */
const maxBars = 120

/**
 * The number of lines in an artist's portrait. Covers and the home page's poster have fewer; for a
 * pack, the player repeats levels to fill its bars.
 */
const maxPackBars = 72

/** The highest level of the peaks of rows, covers and the player; the lowest is 0. */
const maxLevel = 24

/** The longest name in lists, in characters, which is that of an imported pack. */
const maxListedName = 100

/**
 * Reduces products to the fields that rows and cards show, to keep list responses small, and names
 * instruments and tags in the visitor's language. The letters of cards are so large that a name of
 * any length would fill screens.
 */
export function toSummaries(products: readonly Product[]): ProductSummary[] {
  return products.map((product) => {
    const { kind, artist, genre, nameLocale, peaks } = product
    return {
      ...toOffer(product),
      name: shorten(product.name),
      kind,
      isPackOnly: product.isPackOnly,
      ...nameCodes({ instrument: product.instrument, tags: product.tags }),
      bpm: product.bpm,
      bpmSource: product.bpmSource,
      bars: product.bars,
      key: product.key,
      keySource: product.keySource,
      durationSeconds: product.durationSeconds,
      peaks: reducePeaks(peaks, kind === 'pack' ? maxPackBars : maxBars),
      preview: product.preview,
      cover: product.cover,
      colors: product.colors,
      pack: product.pack,
      artist: artist && { id: artist.id, name: artist.name, slug: artist.slug },
      ...(nameLocale === undefined ? {} : { nameLocale }),
      // Only cards show these fields, and sounds are listed as rows.
      genre: isSound(kind) || !genre ? null : { label: genre.label },
      soundsCount: isSound(kind) ? null : product.soundsCount,
    }
  })
}

/**
 * Reduces the sounds of a pack to what rows and the player show, and names instruments and tags in the
 * visitor's language.
 */
export function toListedSounds(sounds: readonly Sound[]): Sound[] {
  return sounds.map((sound) => ({
    ...nameCodes(sound),
    peaks: reducePeaks(sound.peaks, maxBars),
    // Only the page of a sound shows these.
    format: null,
    loudness: null,
    truePeak: null,
  }))
}

function shorten(name: string): string {
  return name.length > maxListedName ? `${name.slice(0, maxListedName - 1).trim()}…` : name
}

function reducePeaks(peaks: string | null, bars: number): string | null {
  if (!peaks) return null
  return encodePeaks(toLevels(peaks, bars).map((level) => Math.round(level * maxLevel) / maxLevel))
}
