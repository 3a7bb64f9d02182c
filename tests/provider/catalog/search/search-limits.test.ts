import { expect, test } from 'vitest'
import { getLexicon } from '#provider/catalog/search/lexicon.ts'
import { parseQuery, parseText } from '#provider/catalog/search/parse-query.ts'
import type { QueryPart } from '#provider/catalog/search/parse-query.ts'

/** A single character that stands for four words. */
const ligature = '\ufdfa'

const countWords = (parts: readonly QueryPart[]) => parts.flatMap(({ words }) => words).length

test.for([ligature.repeat(200), `${ligature} `.repeat(100), `kick ${ligature.repeat(50)} Am`])(
  'characters that stand for several words do not add words beyond the eighth [P2.02]',
  (text) => {
    expect(countWords(parseQuery(text, getLexicon('en', [])))).toBe(8)
    expect(countWords(parseText(text))).toBe(8)
  },
)
