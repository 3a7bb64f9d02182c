/**
 * The genre of packs whose genre nobody stated. Customers do not see it: a word such as "Other" says
 * nothing about a pack, and labels of genres are not translated.
 */
export const unknownGenre = { code: 'other', label: 'Other' } as const

/** Returns whether customers see a genre. */
export function isKnownGenre(code: string): boolean {
  return code !== unknownGenre.code
}
