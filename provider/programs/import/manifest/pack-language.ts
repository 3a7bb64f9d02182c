import { locales } from '../../../platform/texts/locales.ts'
import type { Locale } from '../../../platform/texts/locales.ts'
import type { LocalizedText } from './localized-text.ts'

/** The manifest texts that are in the pack's language. */
interface ManifestTexts {
  readonly language?: Locale | undefined
  readonly summary?: LocalizedText | undefined
  readonly description?: LocalizedText | undefined
  readonly sounds?:
    | Readonly<Record<string, { readonly description?: LocalizedText | undefined }>>
    | undefined
}

/** A text given by language, but not in the pack's language. */
export interface MissingText {
  /** The path in the manifest, such as `['sounds', 'Bell.wav', 'description']`. */
  readonly path: readonly string[]
  /** The reason, as the end of a sentence. */
  readonly reason: string
}

/**
 * Returns the language of a pack: the stated one, or else the first that all texts have. Prefers
 * the default if it is among these, or if any text states no language.
 */
export function findPackLanguage(manifest: ManifestTexts, defaultLanguage: Locale): Locale {
  if (manifest.language !== undefined) return manifest.language
  const texts = listTexts(manifest).map(({ text }) => listLanguages(text))
  const shared = [defaultLanguage, ...(texts[0] ?? [])].find((language) =>
    texts.every((languages) => languages?.includes(language)),
  )
  return locales.find((locale) => locale === shared) ?? defaultLanguage
}

/**
 * Returns the language of an artist's texts, because an artist may have packs in several languages.
 */
export function findArtistLanguage(words: LocalizedText | undefined, ofPack: Locale): Locale {
  const languages = words === undefined ? null : listLanguages(words)
  if (languages === null || languages.length === 0 || languages.includes(ofPack)) return ofPack
  return locales.find((locale) => locale === languages[0]) ?? ofPack
}

/** Lists the texts that would be displayed in a language other than the pack's. */
export function findMissingTexts(manifest: ManifestTexts, defaultLanguage: Locale): MissingText[] {
  const language = findPackLanguage(manifest, defaultLanguage)
  return listTexts(manifest).flatMap(({ path, text }) => {
    const [first = null, ...others] = listLanguages(text) ?? []
    if (first === null || [first, ...others].includes(language)) return []
    const other = manifest.language === undefined ? `, or the line “language: ${first}”` : ''
    return [{ path, reason: `lacks ${language}, the language of the pack; add it${other}` }]
  })
}

function listTexts({ summary, description, sounds = {} }: ManifestTexts) {
  const ofSounds = Object.entries(sounds).map(
    ([file, sound]) => [['sounds', file, 'description'], sound.description] as const,
  )
  const all = [[['summary'], summary] as const, [['description'], description] as const]
  return [...all, ...ofSounds].flatMap(([path, text]) =>
    text === undefined ? [] : [{ path, text }],
  )
}

/** Lists the languages of a text in the order written; null if it states none. */
function listLanguages(text: LocalizedText): string[] | null {
  if (typeof text === 'string') return null
  return Object.entries(text).flatMap(([language, translation]) =>
    translation === undefined ? [] : [language],
  )
}
