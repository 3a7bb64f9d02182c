import type { Locale } from '#app/locales/locales.ts'
import { readAllTexts, normalizeText } from './all-texts.ts'
import { sameAsEachOther, sameAsEnglish, sameOutsideMessages } from './same-words.ts'

/** Returns the groups of locales listed as sharing a text. */
function getListedGroups(key: string, text: string): readonly (readonly Locale[])[] {
  const likeEnglish = sameAsEnglish[key]
  return [
    ...(likeEnglish ? [['en' as const, ...likeEnglish]] : []),
    ...(sameAsEachOther[key] ?? []),
    ...(key.includes('.') ? [sameOutsideMessages[text] ?? []] : []),
  ]
}

interface SharedText {
  readonly key: string
  readonly forms: readonly string[]
  /** Returns whether the text is listed as shared. */
  readonly isListed: boolean
}

/** Returns the texts that two locales share under the same key. */
export function findSharedTexts(one: Locale, other: Locale): readonly SharedText[] {
  const otherTexts = readNormalizedTexts(other)
  return [...readNormalizedTexts(one)].flatMap(([key, forms]) => {
    if (forms.join() !== otherTexts.get(key)?.join()) return []
    const groups = getListedGroups(key, forms.join())
    const isListed = groups.some((group) => group.includes(one) && group.includes(other))
    return [{ key, forms, isListed }]
  })
}

/** Returns the texts listed as shared by two locales. */
export function findListedTexts(one: Locale, other: Locale): ReadonlySet<string> {
  const same = findSharedTexts(one, other)
  return new Set(same.flatMap(({ forms, isListed }) => (isListed ? forms : [])))
}

function readNormalizedTexts(locale: Locale) {
  const texts = readAllTexts(locale)
  return new Map([...texts].map(([key, forms]) => [key, forms.map(normalizeText)]))
}
