import type { Locale } from '#app/locales/locales.ts'
import { readAllTexts, normalizeText } from './all-texts.ts'
import { sameAsEachOther, sameAsEnglish, sameBesideMessages } from './same-words.ts'

/** Returns the groups of locales that are listed as sharing a text. */
function listedGroups(key: string, text: string): readonly (readonly Locale[])[] {
  const likeEnglish = sameAsEnglish[key]
  return [
    ...(likeEnglish ? [['en' as const, ...likeEnglish]] : []),
    ...(sameAsEachOther[key] ?? []),
    ...(key.includes('.') ? [sameBesideMessages[text] ?? []] : []),
  ]
}

interface SharedText {
  readonly key: string
  readonly forms: readonly string[]
  /** Whether the text is listed as shared. */
  readonly isListed: boolean
}

/** Returns the texts that are the same in two locales under the same key. */
export async function sameTexts(one: Locale, other: Locale): Promise<readonly SharedText[]> {
  const theirs = await normalizedTexts(other)
  return [...(await normalizedTexts(one))].flatMap(([key, forms]) => {
    if (forms.join() !== theirs.get(key)?.join()) return []
    const groups = listedGroups(key, forms.join())
    const isListed = groups.some((group) => group.includes(one) && group.includes(other))
    return [{ key, forms, isListed }]
  })
}

/** Returns the texts that are listed as shared by two locales. */
export async function sharedWords(one: Locale, other: Locale): Promise<ReadonlySet<string>> {
  const same = await sameTexts(one, other)
  return new Set(same.flatMap(({ forms, isListed }) => (isListed ? forms : [])))
}

async function normalizedTexts(locale: Locale) {
  const texts = await readAllTexts(locale)
  return new Map([...texts].map(([key, forms]) => [key, forms.map(normalizeText)]))
}
