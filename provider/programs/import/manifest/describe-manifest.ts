import type { ExportedPack, ExportedText } from '../../../catalog/exported-packs.store.ts'
import type { OwnPack } from '../../../catalog/own-packs/own-packs.store.ts'
import type { Locale } from '../../../platform/texts/locales.ts'
import type { LocalizedText } from './localized-text.ts'
import type { ImportRecord } from './import-record.ts'
import { measurableAttributes } from '../../../catalog/own-packs/pack-record.ts'
import type { MeasurableAttribute } from '../../../catalog/own-packs/pack-record.ts'
import { maxBars } from './pack-manifest.ts'
import type { PackManifest, SoundManifest } from './pack-manifest.ts'
import { parseFileName } from '../names/parse-file-name.ts'

/** A sound and its path in the exported folder. */
export interface ExportedSound {
  readonly row: ExportedPack['sounds'][number]
  readonly path: string
}

interface ManifestSource {
  readonly exported: ExportedPack
  readonly sounds: readonly ExportedSound[]
  readonly record: ImportRecord
  /** The file names of the exported pictures. */
  readonly pictures: { readonly cover: string | null; readonly portrait: string | null }
}

/**
 * Describes an imported pack as a manifest that yields the same products elsewhere. States measured
 * attributes explicitly, because a converted file may be measured differently.
 */
export function describeManifest(pack: OwnPack, source: ManifestSource): PackManifest {
  const { row } = pack
  const { tags } = source.record
  const locale = row.text_locale
  const { exported, sounds, pictures } = source
  const texts = exported.translations.filter(({ productId }) => productId === row.id)
  return removeEmpty({
    title: row.name,
    slug: row.slug,
    artist: describeArtist(pack, source),
    genre: pack.genre,
    price: row.price_cents / 100,
    released: row.created_at.slice(0, 10),
    language: locale,
    published: row.published === 1 ? undefined : false,
    summary: describeText(locale, row.short_description, texts, 'short_description'),
    description: describeText(locale, row.description, texts, 'description'),
    cover: pictures.cover ?? undefined,
    drawing: source.record.drawing ?? undefined,
    licensor: pack.licensor ?? undefined,
    contact: pack.contact ?? undefined,
    bpm: row.bpm ?? undefined,
    key: row.music_key ?? undefined,
    tags: tags.length === 0 ? undefined : tags,
    sounds: Object.fromEntries(
      sounds.map((sound) => [sound.path, describeSound(sound, locale, source)]),
    ),
  })
}

function describeArtist({ artist }: OwnPack, { exported, pictures }: ManifestSource) {
  const { description, locale, translations } = exported.artist
  const words = Object.fromEntries([
    ...(description === '' ? [] : [[locale, description] as const]),
    ...translations.map((text) => [text.locale, text.description] as const),
  ])
  return removeEmpty({
    name: artist.name,
    slug: artist.slug,
    description: Object.keys(words).length === 0 ? undefined : words,
    portrait: pictures.portrait ?? undefined,
  })
}

function describeSound(
  { row, path }: ExportedSound,
  locale: Locale,
  { exported: { translations }, record }: ManifestSource,
): SoundManifest {
  const isAlone = row.sold_alone === 1 && row.price_cents !== null
  const texts = translations.filter(({ productId }) => productId === row.product_id)
  const tags = row.tags.split(',').filter(Boolean)
  // Without stated tags, those in the file name would apply.
  const hasTags = tags.length > 0 || parseFileName(path).tags.length > 0
  const measured = listMeasured(row, record)
  return removeEmpty({
    name: row.name,
    slug: row.slug,
    kind: row.kind,
    // Only the shop's instruments are ever written to the database.
    instrument: row.instrument as SoundManifest['instrument'],
    key: row.music_key ?? undefined,
    bpm: row.bpm ?? undefined,
    // More bars cannot be stated; the import derives them from the length again.
    bars: row.bars !== null && row.bars <= maxBars ? row.bars : undefined,
    measured: measured.length === 0 ? undefined : measured,
    tags: hasTags ? tags : undefined,
    price: isAlone ? (row.price_cents ?? 0) / 100 : undefined,
    sold: isAlone ? undefined : ('pack' as const),
    description: describeText(locale, row.description, texts, 'short_description'),
  })
}

function listMeasured(row: ExportedSound['row'], { sounds }: ImportRecord): MeasurableAttribute[] {
  const recorded = sounds[row.slug]?.measured ?? []
  const isMeasured = (name: MeasurableAttribute) =>
    (name === 'bpm' && row.bpm_source === 'measured') ||
    (name === 'key' && row.key_source === 'measured')
  return measurableAttributes.filter((name) => recorded.includes(name) || isMeasured(name))
}

function describeText(
  locale: Locale,
  own: string,
  translations: readonly ExportedText[],
  column: 'short_description' | 'description',
): LocalizedText | undefined {
  const others = translations
    .map((text) => [text.locale, text[column]] as const)
    .filter(([, text]) => text !== '')
  if (own === '' && others.length === 0) return undefined
  return Object.fromEntries([[locale, own] as const, ...others])
}

/** Removes undefined properties, so that they are not written to YAML. */
function removeEmpty<Value extends object>(value: Value): Value {
  // Removing undefined properties does not change the type, which declares them optional.
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value
}
