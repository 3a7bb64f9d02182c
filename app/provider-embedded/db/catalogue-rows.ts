import type { DemoPack, DemoSound } from '../demo/types.ts'
import { categoryIds } from '../domain/category-ids.ts'
import type { TranslatedLocale } from '../texts/catalogue/pack-texts.ts'
import type { ProductTable, ProductTranslationTable, SoundTable } from './schema-catalogue.ts'

/** Product columns that come from the manifest; the import adds the other columns. */
export type ProductValues = Omit<
  ProductTable,
  'id' | 'link_id' | 'genre_id' | 'artist_id' | 'pack_id' | 'active' | 'updated_at'
>

/** Sound columns that come from the manifest; the import adds the other columns. */
export type SoundValues = Omit<SoundTable, 'id' | 'pack_id' | 'product_id' | 'active'>

/** Converts a pack to the columns of its product. */
export function toPackProduct(pack: DemoPack): ProductValues {
  return {
    slug: pack.slug,
    sku: `PACK-${pack.slug.toUpperCase()}`,
    kind: 'pack',
    category_id: categoryIds.pack,
    name: pack.name,
    url_key: pack.slug,
    short_description: toHtml([pack.summary]),
    description: toHtml(pack.description),
    price_cents: pack.priceCents,
    instrument: null,
    bpm: pack.bpm,
    music_key: pack.key,
    key_code: toKeyCode(pack.key),
    frames: pack.demo.frames,
    peaks: pack.demo.peaks,
    preview_sha256: pack.demo.preview.sha256,
    cover_sha256: pack.cover.sha256,
    color_one: pack.colors[0],
    color_two: pack.colors[1],
    sounds_count: pack.sounds.length,
    created_at: new Date(pack.releasedAt).toISOString(),
  }
}

/** Converts a sound to the columns of its product; null if it is not sold separately. */
export function toSoundProduct(pack: DemoPack, sound: DemoSound): ProductValues | null {
  if (sound.kind !== 'one-shot' || sound.priceCents === null) return null
  return {
    slug: `${pack.slug}/${sound.slug}`,
    sku: `SHOT-${pack.slug}-${sound.slug}`.toUpperCase(),
    kind: 'one-shot',
    category_id: categoryIds['one-shot'],
    name: sound.name,
    url_key: `${pack.slug}-${sound.slug}`,
    short_description: toHtml([sound.description]),
    description: toHtml([sound.description]),
    price_cents: sound.priceCents,
    instrument: sound.instrument,
    bpm: sound.bpm,
    music_key: sound.key,
    key_code: toKeyCode(sound.key),
    frames: sound.frames,
    peaks: sound.peaks,
    preview_sha256: sound.preview.sha256,
    cover_sha256: sound.cover.sha256,
    color_one: sound.colors[0],
    color_two: sound.colors[1],
    sounds_count: 1,
    created_at: new Date(pack.releasedAt).toISOString(),
  }
}

/** Columns of a translation; the import adds the product id. */
export type TranslationValues = Omit<ProductTranslationTable, 'product_id'>

/** Converts the translations of a pack to their columns. */
export function toPackTranslations(pack: DemoPack): TranslationValues[] {
  return listTranslations(pack).map(([locale, { summary, description }]) => ({
    locale,
    short_description: toHtml([summary]),
    description: toHtml(description),
  }))
}

/** Converts the translations of a sound to their columns; leaves out missing languages. */
export function toSoundTranslations(pack: DemoPack, sound: DemoSound): TranslationValues[] {
  return listTranslations(pack).flatMap(([locale, { sounds }]) => {
    const text = sounds[sound.slug]
    if (text === undefined) return []
    return { locale, short_description: toHtml([text]), description: toHtml([text]) }
  })
}

/** Lists the translations of a pack or an artist by locale. */
export function listTranslations<Text>(source: {
  readonly translations?: Readonly<Partial<Record<TranslatedLocale, Text>>> | undefined
}): [TranslatedLocale, Text][] {
  const { de, nl, it, fr, es } = source.translations ?? {}
  const all = [
    ['de', de],
    ['nl', nl],
    ['it', it],
    ['fr', fr],
    ['es', es],
  ] as const
  return all.flatMap(([locale, text]) => (text === undefined ? [] : [[locale, text]]))
}

/** Converts a sound to its columns; `position` is its index in the pack. */
export function toSoundValues(sound: DemoSound, position: number): SoundValues {
  return {
    slug: sound.slug,
    position,
    name: sound.name,
    kind: sound.kind,
    instrument: sound.instrument,
    bpm: sound.bpm,
    music_key: sound.key,
    description: sound.description,
    frames: sound.frames,
    channels: sound.channels,
    peaks: sound.peaks,
    file_name: sound.fileName,
    wav_sha256: sound.wav.sha256,
    wav_bytes: sound.wav.bytes,
    preview_sha256: sound.preview.sha256,
    cover_sha256: sound.cover.sha256,
    color_one: sound.colors[0],
    color_two: sound.colors[1],
  }
}

/** Converts a key such as "F# minor" to "f-sharp-minor". */
function toKeyCode(key: string | null): string | null {
  if (key === null) return null
  return key.trim().toLowerCase().replace('#', '-sharp').replace('♯', '-sharp').replace(/\s+/g, '-')
}

/** Escapes each string and wraps it in a `<p>` element. */
function toHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
