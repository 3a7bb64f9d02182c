import { locales } from '../../../platform/texts/locales.ts'
import { getTagWords } from '../../../catalog/tag-words.ts'
import { tags } from '../../../catalog/tags.ts'
import type { Tag } from '../../../catalog/tags.ts'
import { fold } from './split-words.ts'
import type { Word } from './split-words.ts'

/** The known tags by the words for them; codes and English words take precedence. */
const tagsByWord: ReadonlyMap<string, Tag> = new Map([
  ...locales
    .toReversed()
    .flatMap((locale) => tags.flatMap((tag) => getTagWords(tag, locale).map(toEntry(tag)))),
  ...tags.map((tag) => toEntry(tag)(tag)),
])

function toEntry(tag: Tag) {
  return (word: string): [string, Tag] => [fold(word).replaceAll('-', ' '), tag]
}

/** Returns the known tags among the words of a name, without duplicates and in order. */
export function findTags(words: readonly Word[]): Tag[] {
  const found = words.flatMap(({ folded }, index) => {
    const pair = `${folded} ${words[index + 1]?.folded ?? ''}`
    return tagsByWord.get(pair) ?? tagsByWord.get(folded) ?? []
  })
  return [...new Set(found)]
}
