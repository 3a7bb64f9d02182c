import { expect, test } from 'vitest'
import { createLexicon } from '#provider/catalog/search/lexicon.ts'
import { parseQuery, parseText } from '#provider/catalog/search/parse-query.ts'
import type { QueryPart } from '#provider/catalog/search/read-part.ts'

/** A single character that normalizes to four words. */
const ligature = '\ufdfa'

const countWords = (parts: readonly QueryPart[]) => parts.flatMap(({ words }) => words).length

test.for([ligature.repeat(200), `${ligature} `.repeat(100), `kick ${ligature.repeat(50)} Am`])(
  'characters that normalize to several words do not exceed the limit of sixteen words [P2.02]',
  (text) => {
    expect(countWords(parseQuery(text, createLexicon('en', [])))).toBe(16)
    expect(countWords(parseText(text))).toBe(16)
  },
)
