import { encodeFeatures } from './similar/similar-sounds.rules.ts'
import type { Insertable } from 'kysely'
import type { CataloguePack, CatalogueSound } from './catalogue.ts'
import { toMeasureValues } from './characters/measures.rules.ts'
import { categoryIds } from './category-ids.ts'
import type { Locale } from '../platform/texts/locales.ts'
import { locales } from '../platform/texts/locales.ts'
import type { Translations } from './translations.ts'
import type {
  ProductTable,
  ProductTranslationTable,
  SoundTable,
} from '../platform/database/schema/catalogue.ts'

/** The product columns derived from the manifest; the import adds the others. */
export type ProductValues = Omit<
  Insertable<ProductTable>,
  | 'id'
  | 'link_id'
  | 'genre_id'
  | 'artist_id'
  | 'pack_id'
  | 'active'
  | 'origin'
  | 'published'
  | 'updated_at'
>

/** The sound columns derived from the manifest; the import adds the others. */
export type SoundValues = Omit<
  Insertable<SoundTable>,
  'id' | 'pack_id' | 'product_id' | 'active' | 'withdrawn_at'
>

/** Converts a pack to the columns of its product. */
export function toPackProduct(pack: CataloguePack): ProductValues {
  return {
    slug: pack.slug,
    sku: `PACK-${pack.slug.toUpperCase()}`,
    kind: 'pack',
    category_id: categoryIds.pack,
    name: pack.name,
    url_key: pack.slug,
    short_description: pack.summary,
    description: joinParagraphs(pack.description),
    text_locale: pack.textLocale ?? 'en',
    price_cents: pack.priceCents,
    instrument: null,
    bpm: pack.bpm,
    music_key: pack.key,
    key_code: toKeyCode(pack.key),
    frames: pack.demo.frames,
    peaks: pack.demo.peaks,
    preview_sha256: pack.demo.preview.sha256,
    cover_sha256: pack.cover.sha256,
    cover_extension: pack.cover.extension,
    color_one: pack.colors[0],
    color_two: pack.colors[1],
    sounds_count: pack.sounds.length,
    mix_position: 0,
    created_at: new Date(pack.releasedAt).toISOString(),
  }
}

/** The prefixes of stock keeping units by kind. */
const skuPrefixes = { 'one-shot': 'SHOT', loop: 'LOOP' } as const

/** Converts a sound to the columns of its product. */
export function toSoundProduct(pack: CataloguePack, sound: CatalogueSound): ProductValues {
  return {
    slug: `${pack.slug}/${sound.slug}`,
    sku: `${skuPrefixes[sound.kind]}-${pack.slug}-${sound.slug}`.toUpperCase(),
    kind: sound.kind,
    category_id: categoryIds[sound.kind],
    name: sound.name,
    url_key: `${pack.slug}-${sound.slug}`,
    short_description: sound.description,
    description: sound.description,
    text_locale: pack.textLocale ?? 'en',
    price_cents: sound.priceCents ?? pack.priceCents,
    sold_alone: sound.priceCents === null ? 0 : 1,
    instrument: sound.instrument,
    ...toAttributes(sound),
    key_code: toKeyCode(sound.key),
    frames: sound.frames,
    peaks: sound.peaks,
    preview_sha256: sound.preview.sha256,
    cover_sha256: sound.cover.sha256,
    cover_extension: sound.cover.extension,
    color_one: sound.colors[0],
    color_two: sound.colors[1],
    sounds_count: 1,
    mix_position: getMixPosition(pack, sound),
    created_at: new Date(pack.releasedAt).toISOString(),
  }
}

/** Returns the position of a sound among those of its kind. */
function getMixPosition({ sounds }: CataloguePack, { slug, kind }: CatalogueSound): number {
  const others = sounds.filter((sound) => sound.kind === kind)
  return others.findIndex((sound) => sound.slug === slug)
}

/** The columns shared by a sound and its product. */
function toAttributes({ bpm, bpmSource, bars, key, keySource }: CatalogueSound) {
  return { bpm, bpm_source: bpmSource, bars, music_key: key, key_source: keySource }
}

/** The columns of a translation; the import adds the product id. */
export type TranslationValues = Omit<ProductTranslationTable, 'product_id'>

/** Converts the translations of a pack to their columns. */
export function toPackTranslations(pack: CataloguePack): TranslationValues[] {
  return listTranslations(pack).map(([locale, { summary, description }]) => ({
    locale,
    short_description: summary,
    description: joinParagraphs(description),
  }))
}

/** Converts the translations of a sound to their columns; omits missing languages. */
export function toSoundTranslations(
  pack: CataloguePack,
  sound: CatalogueSound,
): TranslationValues[] {
  return listTranslations(pack).flatMap(([locale, { sounds }]) => {
    const text = sounds[sound.slug]
    if (text === undefined) return []
    return { locale, short_description: text, description: text }
  })
}

/** Lists the translations of a pack or an artist by locale. */
export function listTranslations<Text>({
  translations = {},
}: {
  readonly translations?: Translations<Text> | undefined
}): [Locale, Text][] {
  return locales.flatMap((locale) => {
    const text = translations[locale]
    return text === undefined ? [] : [[locale, text]]
  })
}

/** Converts a sound to its columns; `position` is its index in the pack. */
export function toSoundValues(sound: CatalogueSound, position: number): SoundValues {
  return {
    slug: sound.slug,
    position,
    name: sound.name,
    kind: sound.kind,
    instrument: sound.instrument,
    tags: sound.tags.join(','),
    ...toAttributes(sound),
    description: sound.description,
    frames: sound.frames,
    sample_rate: sound.sampleRate,
    bit_depth: sound.bitDepth,
    channels: sound.channels,
    loudness: sound.loudness,
    true_peak: sound.truePeak,
    burst_loudness: sound.burstLoudness,
    root_note: sound.rootNote,
    peaks: sound.peaks,
    waveform: sound.waveform,
    onsets: JSON.stringify(sound.onsets),
    features: encodeFeatures(sound.features),
    ...toMeasureValues(sound.measures),
    file_name: sound.fileName,
    wav_sha256: sound.wav.sha256,
    wav_bytes: sound.wav.bytes,
    preview_sha256: sound.preview.sha256,
    cover_sha256: sound.cover.sha256,
    cover_extension: sound.cover.extension,
    color_one: sound.colors[0],
    color_two: sound.colors[1],
  }
}

/** Converts a key such as "F# minor" to "f-sharp-minor". */
function toKeyCode(key: string | null): string | null {
  if (key === null) return null
  return key.trim().toLowerCase().replace('#', '-sharp').replace('♯', '-sharp').replace(/\s+/g, '-')
}

/** Joins paragraphs with blank lines; omits empty ones. */
function joinParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.filter((text) => text !== '').join('\n\n')
}
