/**
 * Parses one search param; returns undefined if it is malformed. Parsers are plain functions
 * instead of zod schemas, because every page loads them, and would load zod too.
 */
export type SearchParser<TValue> = (value: unknown) => TValue | undefined

type ParsedSearch<TParsers> = {
  [TName in keyof TParsers]?: TParsers[TName] extends SearchParser<infer TValue>
    ? TValue | undefined
    : never
}

/**
 * Creates a `validateSearch` function from one parser per param. It never throws and sets malformed
 * params to undefined, because the router would otherwise retain them.
 */
export function defineSearch<TParsers extends Record<string, SearchParser<unknown>>>(
  parsers: TParsers,
) {
  return (search: Record<string, unknown>): ParsedSearch<NoInfer<TParsers>> => {
    const entries = Object.entries(parsers).map(([name, parse]) => [name, parse(search[name])])
    // `Object.fromEntries` does not preserve the type of each entry.
    return Object.fromEntries(entries) as ParsedSearch<NoInfer<TParsers>>
  }
}

/** Creates a parser that accepts one of the given words. */
export function oneOf<const TWords extends readonly string[]>(
  words: TWords,
): SearchParser<TWords[number]> {
  return (value) => words.find((word) => word === value)
}

/** Creates a parser that accepts a string of at most `length` characters that matches `pattern`. */
export function maxLength(length: number, pattern = /^/): SearchParser<string> {
  return (value) =>
    typeof value === 'string' && value.length <= length && pattern.test(value) ? value : undefined
}

/** Parses a page number from 2 to 9999; the first page has no number in its URL. */
export function parsePageNumber(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number >= 2 && number <= 9999 ? number : undefined
}
