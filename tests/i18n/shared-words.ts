import type { Locale } from '#app/locales/locales.ts'
import { readAllTexts, normalizeText } from './all-texts.ts'
import { sameAsEachOther, sameAsEnglish, sameOutsideMessages } from './same-words.ts'

/** Returns the groups of locales that are listed as sharing a text. */
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
  /** Whether the text is listed as shared. */
  readonly isListed: boolean
}

/** Returns the texts that are the same in two locales under the same key. */
export async function findSharedTexts(one: Locale, other: Locale): Promise<readonly SharedText[]> {
  const otherTexts = await readNormalizedTexts(other)
  return [...(await readNormalizedTexts(one))].flatMap(([key, forms]) => {
    if (forms.join() !== otherTexts.get(key)?.join()) return []
    const groups = getListedGroups(key, forms.join())
    const isListed = groups.some((group) => group.includes(one) && group.includes(other))
    return [{ key, forms, isListed }]
  })
}

/** Returns the texts that are listed as shared by two locales. */
export async function findListedTexts(one: Locale, other: Locale): Promise<ReadonlySet<string>> {
  const same = await findSharedTexts(one, other)
  return new Set(same.flatMap(({ forms, isListed }) => (isListed ? forms : [])))
}

async function readNormalizedTexts(locale: Locale) {
  const texts = await readAllTexts(locale)
  return new Map([...texts].map(([key, forms]) => [key, forms.map(normalizeText)]))
}
