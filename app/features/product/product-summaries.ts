import { encodePeaks, toLevels } from '#app/ui/waveform-path.ts'
import type { Product, ProductSummary, Sound } from '#app/provider/types/product.ts'
import { nameCodes } from './code-names.server.ts'
import { toOffer } from './offer.ts'
import { isSound } from './product-kinds.ts'

/** The number of bars in the player's waveform; rows show fewer. */
const maxBars = 120

/**
 * The number of lines in an artist portrait. Covers and the home page poster show fewer; for packs,
 * the player repeats levels to fill its bars.
 */
const maxPackBars = 72

/** The maximum level of peaks in rows, covers and the player; the minimum is 0. */
const maxLevel = 24

/** The maximum length of names in lists, in characters; the same as for imported packs. */
const maxListedName = 100

/**
 * Reduces products to the fields shown in rows and cards, which keeps list responses small, and
 * names instruments and tags in the visitor's language. Truncates names, because the large type of
 * cards would let long ones fill screens.
 */
export function toSummaries(products: readonly Product[]): ProductSummary[] {
  return products.map((product) => {
    const summary = summaries.get(product) ?? toSummary(product)
    summaries.set(product, summary)
    return summary
  })
}

/** The summaries of products, which the product cache keeps; a product has the texts of one language. */
const summaries = new WeakMap<Product, ProductSummary>()

function toSummary(product: Product): ProductSummary {
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
    ...(product.rootNote === undefined ? {} : { rootNote: product.rootNote }),
    durationSeconds: product.durationSeconds,
    peaks: reducePeaks(peaks, kind === 'pack' ? maxPackBars : maxBars),
    preview: product.preview,
    cover: product.cover,
    colors: product.colors,
    pack: product.pack,
    artist: artist && { id: artist.id, name: artist.name, slug: artist.slug },
    ...(nameLocale === undefined ? {} : { nameLocale }),
    // Only shown on cards; sounds are listed as rows.
    genre: isSound(kind) || !genre ? null : { label: genre.label },
    soundsCount: isSound(kind) ? null : product.soundsCount,
  }
}

/**
 * Reduces the sounds of a pack to the fields shown in rows and the player, and names instruments
 * and tags in the visitor's language.
 */
export function toListedSounds(sounds: readonly Sound[]): Sound[] {
  return sounds.map((sound) => {
    const listed = listedSounds.get(sound) ?? toListedSound(sound)
    listedSounds.set(sound, listed)
    return listed
  })
}

/** The sounds of packs as listed, which the product cache keeps like the summaries. */
const listedSounds = new WeakMap<Sound, Sound>()

function toListedSound(sound: Sound): Sound {
  return {
    ...nameCodes(sound),
    peaks: reducePeaks(sound.peaks, maxBars),
    // Only shown on sound pages.
    format: null,
    loudness: null,
    truePeak: null,
  }
}

function shorten(name: string): string {
  return name.length > maxListedName ? `${name.slice(0, maxListedName - 1).trim()}…` : name
}

function reducePeaks(peaks: string | null, bars: number): string | null {
  if (!peaks) return null
  return encodePeaks(toLevels(peaks, bars).map((level) => Math.round(level * maxLevel) / maxLevel))
}
