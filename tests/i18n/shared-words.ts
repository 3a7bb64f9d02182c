import type { Locale } from '#app/locales/locales.ts'
import { everyTextOf, oneLine } from './all-texts.ts'
import { sameAsEachOther, sameAsEnglish, sameBesideMessages } from './same-words.ts'

/** The languages of which the list has it that they say the same, in groups. */
function groupsOf(key: string, text: string): readonly (readonly Locale[])[] {
  const likeEnglish = sameAsEnglish[key]
  return [
    ...(likeEnglish ? [['en' as const, ...likeEnglish]] : []),
    ...(sameAsEachOther[key] ?? []),
    ...(key.includes('.') ? [sameBesideMessages[text] ?? []] : []),
  ]
}

interface Same {
  readonly key: string
  readonly forms: readonly string[]
  /** Whether the list has it. */
  readonly isListed: boolean
}

/** Every text that is the same in two languages under the same key. */
export async function sameTexts(one: Locale, other: Locale): Promise<readonly Same[]> {
  const theirs = await linesOf(other)
  return [...(await linesOf(one))].flatMap(([key, forms]) => {
    if (forms.join() !== theirs.get(key)?.join()) return []
    const groups = groupsOf(key, forms.join())
    const isListed = groups.some((group) => group.includes(one) && group.includes(other))
    return [{ key, forms, isListed }]
  })
}

/** The words that two languages share by the list, each in one line. */
export async function sharedWords(one: Locale, other: Locale): Promise<ReadonlySet<string>> {
  const same = await sameTexts(one, other)
  return new Set(same.flatMap(({ forms, isListed }) => (isListed ? forms : [])))
}

async function linesOf(locale: Locale) {
  const texts = await everyTextOf(locale)
  return new Map([...texts].map(([key, forms]) => [key, forms.map(oneLine)]))
}
