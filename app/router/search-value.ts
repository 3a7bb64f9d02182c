import * as z from 'zod/mini'

/**
 * Values of an address's query. They stand in every page's entry, so they are built from the small
 * zod; whatever is malformed counts as absent.
 */

/** One of the given words. */
export function wordIn<const TWords extends readonly string[]>(words: TWords) {
  return z.catch(z.optional(z.enum(words)), undefined)
}

/** A text of at most `longest` characters, of the given pattern where there is one. */
export function textUpTo(longest: number, pattern = /^/) {
  return z.catch(z.optional(z.string().check(z.maxLength(longest), z.regex(pattern))), undefined)
}
