/**
 * Values of an address's query. They stand in every page's entry, so they are plain functions and
 * no schemas; whatever is malformed counts as absent.
 */
export type SearchParser<TValue> = (value: unknown) => TValue | undefined

type SearchOf<TValues> = {
  [TName in keyof TValues]?: TValues[TName] extends SearchParser<infer TValue>
    ? TValue | undefined
    : never
}

/**
 * Reads a query by the values a page knows. Absent ones are there as undefined: the router would
 * keep the malformed ones otherwise. Never throws.
 */
export function defineSearch<TValues extends Record<string, SearchParser<unknown>>>(
  values: TValues,
) {
  return (search: Record<string, unknown>): SearchOf<NoInfer<TValues>> => {
    const read = Object.entries(values).map(([name, valueOf]) => [name, valueOf(search[name])])
    // Object.fromEntries forgets which value belongs to which name.
    return Object.fromEntries(read) as SearchOf<NoInfer<TValues>>
  }
}

/** One of the given words. */
export function oneOf<const TWords extends readonly string[]>(
  words: TWords,
): SearchParser<TWords[number]> {
  return (value) => words.find((word) => word === value)
}

/** A text of at most `longest` characters, of the given pattern where there is one. */
export function maxLength(longest: number, pattern = /^/): SearchParser<string> {
  return (value) =>
    typeof value === 'string' && value.length <= longest && pattern.test(value) ? value : undefined
}

/** The number of a page from 2 on: the first one is what an address without a number shows. */
export function pageNumber(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number >= 2 && number <= 9999 ? number : undefined
}
