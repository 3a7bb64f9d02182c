import type { wireImage, wireSound } from '../contract/product.ts'
import type { Sent } from '../contract/sent.ts'
import type { wireSoundAnalysis } from '../contract/sound-analysis.ts'
import { parseMeasures } from './characters/measures.rules.ts'
import { describeContent } from './loop-content.rules.ts'
import type { AnalysedSound } from './loop-content.rules.ts'
import type { PackSound, ProductDetail, SoldSound } from './products.store.ts'
import type { ArtistRow, ProductRow, SoundRow } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { toKey } from '../platform/files/hashed-files.ts'
import { toDrawnPeaks } from '../platform/sound/drawn-peaks.ts'
import { computePreviewGain } from '../platform/sound/preview-level.ts'
import { sampleRate } from '../platform/sound/wav.ts'
import { computeHeardLoudness } from './heard-loudness.rules.ts'
import type { Ownership } from './pack-credits/load-ownership.ts'
import { formatDecimal, toEuros } from '../platform/http/wire-format.ts'
import { isKnownGenre } from './unknown-genre.rules.ts'

/** Serializes the fields that a sample shop adds to Bagisto's. */
export function serializeExtensionFields(
  files: FileStore,
  detail: ProductDetail,
  { isOwned, part }: Ownership,
) {
  const { row, text, genre, artist, packName, sound } = detail
  const isPack = row.kind === 'pack'
  return {
    genre: isKnownGenre(genre.code) ? genre.label : null,
    genre_code: isKnownGenre(genre.code) ? genre.code : null,
    artist,
    kind: row.kind,
    instrument: row.instrument,
    ...serializeAttributes(row),
    ...(sound === null ? {} : serializeFile(sound)),
    duration: isPack ? null : toSeconds(row.frames),
    peaks: toDrawnPeaks({ peaks: row.peaks, waveform: sound?.waveform ?? null }),
    preview_url: getPreviewUrl(files, row.preview_sha256),
    preview_duration: toSeconds(row.frames),
    cover_url: getCoverUrl(files, row),
    cover_colors: [row.color_one, row.color_two] as const,
    pack: row.pack_id === null || packName === null ? null : { id: row.pack_id, name: packName },
    sounds_count: row.sounds_count,
    text_locale: text.locale,
    name_locale: row.text_locale,
    is_owned: isOwned,
    owned_sounds: part && part.sounds.length,
    owned_credit: part && toEuros(part.credit),
    pack_only: row.sold_alone === 0,
  }
}

/** Serializes a sound of a pack; `isOwned` is whether the client owns its product. */
export function serializeSound(files: FileStore, sound: PackSound, isOwned: boolean) {
  return {
    id: sound.id,
    name: sound.name,
    kind: sound.kind,
    instrument: sound.instrument,
    ...serializeAttributes(sound),
    ...serializeFile(sound),
    duration: toSeconds(sound.frames),
    peaks: toDrawnPeaks(sound),
    preview_url: getPreviewUrl(files, sound.preview_sha256),
    product_id: sound.product_id,
    pack_only: sound.sold_alone !== 1,
    offer: serializeOffer(sound, isOwned),
  } satisfies Sent<typeof wireSound>
}

function serializeOffer(sound: PackSound, isOwned: boolean) {
  const { sold_alone: soldAlone, price_cents: price, link_id: link } = sound
  if (price === null || link === null || (soldAlone !== 1 && !isOwned)) return null
  return { price: formatDecimal(price), links: [link], is_owned: isOwned }
}

function serializeAttributes(row: ProductRow | SoundRow) {
  const { bpm, bpm_source, bars, music_key: key, key_source } = row
  return { bpm, bpm_source, bars, key, key_source }
}

/** Serializes the file properties of a sound; loudness is in LUFS, the peak in dBTP. */
export function serializeFile(sound: SoldSound) {
  const { sample_rate, bit_depth, channels, wav_bytes, loudness, true_peak, tags } = sound
  return {
    tags: tags === '' ? [] : tags.split(','),
    format: { sample_rate, bit_depth, channels, bytes: wav_bytes },
    loudness,
    true_peak,
    preview_loudness: computePreviewLoudness(sound),
    root_note: sound.root_note,
  }
}

/** Serializes the measurements of a sound. */
export function serializeAnalysis(sound: AnalysedSound) {
  const onsets = JSON.parse(sound.onsets) as number[]
  const measures = sound.measures === null ? null : parseMeasures(sound.measures)
  return {
    waveform: sound.waveform,
    onsets,
    preview_gain: getPreviewGain(sound),
    content: describeContent({ kind: sound.kind, instrument: sound.instrument, measures, onsets }),
  } satisfies Sent<typeof wireSoundAnalysis>
}

/**
 * Returns the loudness by which the preview is levelled, in LUFS; the preview is attenuated if the
 * file peaks near full scale.
 */
function computePreviewLoudness(sound: SoldSound): number | null {
  const loudness = computeHeardLoudness(sound)
  const gain = getPreviewGain(sound)
  if (loudness === null || gain === null) return loudness
  return Math.round((loudness + 20 * Math.log10(gain)) * 10) / 10
}

function getPreviewGain(sound: Pick<SoundRow, 'loudness' | 'true_peak'>): number | null {
  const { loudness, true_peak: truePeak } = sound
  if (loudness === null || truePeak === null) return null
  return computePreviewGain({ truePeak, maxLoudness: loudness })
}

/** Serializes a cover in Bagisto's four image sizes, which share one URL. */
export function serializeImage(files: FileStore, row: ProductRow) {
  const url = getCoverUrl(files, row)
  return {
    small_image_url: url,
    medium_image_url: url,
    large_image_url: url,
    original_image_url: url,
  } satisfies Sent<typeof wireImage>
}

/** Returns the absolute URL of a product's cover. */
export function getCoverUrl(
  files: FileStore,
  row: Pick<ProductRow, 'cover_sha256' | 'cover_extension'>,
): string {
  return files.publicUrl(toKey({ sha256: row.cover_sha256, extension: row.cover_extension }))
}

/** Returns the absolute URL of an artist's portrait, or null. */
export function getPortraitUrl(
  files: FileStore,
  { portrait_sha256: sha256 }: Pick<ArtistRow, 'portrait_sha256'>,
): string | null {
  return sha256 === null ? null : files.publicUrl(toKey({ sha256, extension: 'webp' }))
}

/** Returns the absolute URL of a preview. */
export function getPreviewUrl(files: FileStore, sha256: string): string {
  return files.publicUrl(toKey({ sha256, extension: 'mp3' }))
}

function toSeconds(frames: number): number {
  return Math.round((frames / sampleRate) * 1000) / 1000
}
