import type { CatalogueArtist, CataloguePack, FileRef } from '../../catalog/catalogue.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { locales } from '../../platform/texts/locales.ts'
import type { PackText, Translations } from '../../catalog/translations.ts'
import type { CoverLook } from './pictures/cover-look.ts'
import { describeSound } from './sounds/describe-sound.ts'
import type { MeasuredSound } from './sounds/describe-sound.ts'
import { resolveText, toParagraphs } from './manifest/localized-text.ts'
import { findArtistLanguage } from './manifest/pack-language.ts'
import type { PackPlan } from './pack-plan.ts'
import { parseStatedKey } from './names/parse-key.ts'

/** The files of a pack, except those of its sounds. */
export interface PackFiles {
  readonly cover: CataloguePack['cover']
  readonly portrait: FileRef<'webp'> | null
  readonly demo: CataloguePack['demo']
}

/** Assembles a pack for the database. `releaseDate` is used if the manifest states none. */
export function describePack(
  plan: PackPlan,
  measured: readonly MeasuredSound[],
  look: CoverLook,
  { cover, portrait, demo }: PackFiles,
  releaseDate: string,
): CataloguePack {
  const { manifest, locale } = plan
  const sounds = measured.map((sound) => describeSound(sound, plan, look))
  return {
    slug: plan.slug,
    name: plan.title,
    artist: describeArtist(plan, portrait),
    genre: plan.genre,
    textLocale: locale,
    summary: resolveText(manifest.summary, locale).text,
    description: toParagraphs(resolveText(manifest.description, locale).text),
    translations: listTranslations(plan, measured),
    priceCents: plan.priceCents,
    releasedAt: manifest.released ?? releaseDate,
    tags: plan.tags,
    bpm: manifest.bpm ?? findShared(sounds.map(({ bpm }) => bpm)),
    key:
      parseStatedKey(manifest.key ?? '') ??
      findShared(sounds.map(({ key, kind }) => (kind === 'loop' ? key : null))),
    colors: look.colors,
    cover,
    demo,
    sounds,
  }
}

/**
 * Returns the value shared by all sounds that have one; null if they differ or only one sound has
 * it.
 */
function findShared<Value>(values: readonly (Value | null)[]): Value | null {
  const found = values.filter((value) => value !== null)
  const [first = null] = found
  return found.length > 1 && found.every((value) => value === first) ? first : null
}

function describeArtist(plan: PackPlan, portrait: FileRef<'webp'> | null): CatalogueArtist {
  const { artist } = plan.manifest
  const description = typeof artist === 'string' ? undefined : artist?.description
  const textLocale = findArtistLanguage(description, plan.locale)
  const words = resolveText(description, textLocale)
  return {
    ...plan.artist,
    description: words.text,
    textLocale,
    translations: words.translations,
    portrait,
  }
}

/**
 * Lists the languages with a summary or a description, except the pack's own; either text, if
 * missing, is taken from the pack's language.
 */
function listTranslations(
  { manifest, locale }: PackPlan,
  sounds: readonly MeasuredSound[],
): Translations<PackText> {
  const summary = resolveText(manifest.summary, locale)
  const description = resolveText(manifest.description, locale)
  const texts = sounds.map(({ slug, plan }) => ({
    slug,
    ...resolveText(plan.manifest.description, locale),
  }))
  const translate = (other: Locale): PackText => ({
    summary: summary.translations[other] ?? summary.text,
    description: toParagraphs(description.translations[other] ?? description.text),
    sounds: Object.fromEntries(
      texts.flatMap(({ slug, translations }) => {
        const text = translations[other]
        return text === undefined ? [] : [[slug, text]]
      }),
    ),
  })
  const isTranslated = (other: Locale) =>
    other !== locale &&
    [summary, description, ...texts].some(({ translations }) => translations[other] !== undefined)
  return Object.fromEntries(locales.filter(isTranslated).map((other) => [other, translate(other)]))
}
