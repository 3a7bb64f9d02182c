import { join } from 'node:path'
import type { Locale } from '../../platform/texts/locales.ts'
import { unknownGenre } from '../../catalog/unknown-genre.rules.ts'
import { findFileSeries } from './names/file-series.ts'
import type { FileSeries } from './names/file-series.ts'
import { findPackLanguage } from './manifest/pack-language.ts'
import { maxArtistLength, maxTags, maxTitleLength, toCents } from './manifest/pack-manifest.ts'
import type { PackManifest, SoundManifest } from './manifest/pack-manifest.ts'
import type { ImportDefaults, PackPlan, SoundPlan } from './pack-plan.ts'
import { parseFileName } from './names/parse-file-name.ts'
import type { FileNameFacts } from './names/parse-file-name.ts'
import { parseStatedKey } from './names/parse-key.ts'
import { createError } from './problem.ts'
import type { Problem } from './problem.ts'
import type { FoundPack, FoundSound } from './read-folder.ts'
import { readPackManifest } from './manifest/read-pack-manifest.ts'
import { toSlug } from './names/slug.ts'
import { findCorrections } from './sounds/sound-corrections.ts'
import { splitCamelCase } from './names/split-words.ts'

/** A plan, or the reasons the pack cannot be imported. */
export type PlanResult =
  | { readonly kind: 'plan'; readonly plan: PackPlan }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

const nothing: PackManifest = {}

/**
 * Combines the manifest, the defaults, the folders and the file names into a plan. Texts without a
 * language are in the default one.
 */
export async function planPack(
  found: FoundPack,
  defaults: ImportDefaults,
  defaultLanguage: Locale,
): Promise<PlanResult> {
  const read =
    found.manifest === null
      ? { kind: 'manifest' as const, manifest: nothing, text: '' }
      : await readPackManifest(found.manifest, defaultLanguage)
  if (read.kind === 'refused') return refuse(found, read.reasons)
  const { manifest, text } = read
  const { byPath, faults } = findCorrections(found, manifest)
  const price = manifest.price ?? defaults.price
  if (price === null || faults.length > 0) {
    return refuse(found, [...faults, ...(price === null ? [missingPrice(found)] : [])])
  }
  return {
    kind: 'plan',
    plan: {
      ...describePack(found, manifest, defaults, defaultLanguage),
      priceCents: toCents(price),
      manifestText: text,
      sounds: planSounds(found, manifest, byPath),
    },
  }
}

function refuse({ label, manifest }: FoundPack, reasons: readonly string[]): PlanResult {
  const file = manifest === null ? label : `${label}/${manifest.split(/[/\\]/).at(-1)}`
  return { kind: 'refused', problems: reasons.map((reason) => createError(file, reason)) }
}

function missingPrice({ manifest }: FoundPack): string {
  const place = manifest === null ? 'to a pack.yaml in its folder' : 'to it'
  return `it has no price; add the line “price: 19.00” ${place}, or add --price 19 to the command`
}

function describePack(
  found: FoundPack,
  manifest: PackManifest,
  defaults: ImportDefaults,
  defaultLanguage: Locale,
) {
  const { title, artistName } = splitFolderName(found.name)
  const stated = typeof manifest.artist === 'string' ? { name: manifest.artist } : manifest.artist
  const artistStatement = stated?.name ?? artistName ?? defaults.artist
  const name = artistStatement ?? 'Various Artists'
  const genre = manifest.genre ?? defaults.genre
  const packTitle = (manifest.title ?? title).slice(0, maxTitleLength)
  return {
    found,
    manifest,
    slug: manifest.slug ?? toSlug(packTitle, 'pack'),
    title: packTitle,
    artist: { slug: stated?.slug ?? toSlug(name, 'artist'), name },
    genre: genre === null ? unknownGenre : { code: toSlug(genre, 'genre'), label: genre },
    locale: findPackLanguage(manifest, defaultLanguage),
    tags: listTags(manifest.tags ?? [], []),
    coverPath: manifest.cover === undefined ? found.cover : join(found.path, manifest.cover),
    portraitPath: stated?.portrait === undefined ? null : join(found.path, stated.portrait),
    guesses: [
      // The artist in a folder name may be wrong, as may the assumption of several artists.
      ...(stated === undefined && (artistName !== null || defaults.artist === null)
        ? ['artist']
        : []),
      ...(genre === null ? ['genre'] : []),
    ],
  }
}

/** A volume number is not a title of its own: "Vol. 1", "Part II", "3". */
const volume = /^(?:(?:vol|volume|part|pt|no|nr|teil|band)\b\.? *)?(?:\d+|[ivx]+)$/i

/**
 * Splits "Mira Vale - Dusk Textures" into artist and title, but not "Dusk Textures - Vol. 1", and
 * spells "dusk_textures" with spaces.
 */
function splitFolderName(name: string): { title: string; artistName: string | null } {
  const [artist = '', title = '', ...rest] = name.split(/ [-–—] /)
  if (title !== '' && rest.length === 0 && !volume.test(title.trim())) {
    return {
      title: formatTitle(title),
      artistName: formatTitle(artist).slice(0, maxArtistLength).trim(),
    }
  }
  return { title: formatTitle(name), artistName: null }
}

function formatTitle(name: string): string {
  const parts = name.replaceAll('_', ' ').trim().split(/\s+/)
  // "CC0" and "DX7" are names; "Textures02" is a word with a number.
  const isCode = (part: string) => /^[\p{Lu}\d]+$/u.test(part)
  const words = parts.map((part) => (isCode(part) ? part : splitCamelCase(part))).join(' ')
  const isLowerCase = words === words.toLowerCase()
  const spaced = isLowerCase ? words.replaceAll('-', ' ') : words
  return isLowerCase
    ? spaced.replace(/(?<!\p{L})(?!(?<=\d)s\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
    : spaced
}

function planSounds(
  found: FoundPack,
  manifest: PackManifest,
  corrections: ReadonlyMap<string, SoundManifest>,
): SoundPlan[] {
  const series = findFileSeries(found.sounds.map(({ relativePath }) => relativePath))
  return found.sounds.map((sound) =>
    planSound(sound, {
      pack: manifest,
      manifest: corrections.get(sound.relativePath) ?? {},
      series,
    }),
  )
}

interface SoundContext {
  readonly pack: PackManifest
  readonly manifest: SoundManifest
  readonly series: FileSeries
}

function planSound(found: FoundSound, { pack, manifest, series }: SoundContext): SoundPlan {
  const facts = parseFileName(found.relativePath, series)
  const instrument = manifest.instrument ?? facts.instrument
  return {
    found,
    manifest,
    name: manifest.name ?? facts.name,
    stated: { kind: manifest.kind ?? facts.kind, instrument, ...findStated(manifest, facts) },
    instrument,
    tags: listTags(manifest.tags ?? facts.tags, pack.tags ?? []),
  }
}

function findStated(manifest: SoundManifest, facts: FileNameFacts) {
  const key = manifest.key === undefined ? null : parseStatedKey(manifest.key)
  return {
    bpm: toFinding(manifest.bpm ?? null, facts.bpm),
    key: toFinding(key, facts.key),
  }
}

function toFinding<Value>(manifest: Value | null, name: Value | null) {
  if (manifest !== null) return { value: manifest, evidence: 'manifest', confidence: 1 } as const
  return name === null ? null : ({ value: name, evidence: 'name', confidence: 1 } as const)
}

/** Limits a sound's tags to the number that a manifest can state. */
function listTags(own: readonly string[], shared: readonly string[]): string[] {
  return [...new Set([...own, ...shared].map(toTag))].slice(0, maxTags)
}

/** Converts a tag to lowercase with hyphens. */
function toTag(tag: string): string {
  return tag
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, '-')
}
