import { toSearchText } from '../../../catalog/search-words.ts'
import { tags } from '../../../catalog/tags.ts'
import type { Tag } from '../../../catalog/tags.ts'
import { findConcepts } from '../../../catalog/thesaurus/thesaurus.ts'
import type { Word } from './split-words.ts'

/** Returns the known tags among the words of a name, without duplicates and in order. */
export function findTags(words: readonly Word[]): Tag[] {
  const found = words.flatMap(({ folded }, index) => {
    const pair = `${folded} ${words[index + 1]?.folded ?? ''}`
    return findTag(pair) ?? findTag(folded) ?? []
  })
  return [...new Set(found)]
}

/** Returns the tag that a phrase names, or the one that its character is a kind of. */
function findTag(phrase: string): Tag | undefined {
  const concepts = findConcepts(toSearchText(phrase), 'en')
  const characters = concepts.filter(({ group }) => group === 'character')
  return [...concepts.map(({ id }) => id), ...characters.flatMap(({ broader }) => broader)].find(
    isTag,
  )
}

const known: ReadonlySet<string> = new Set(tags)

function isTag(code: string): code is Tag {
  return known.has(code)
}
