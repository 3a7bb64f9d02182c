/**
 * The genre of packs without a stated genre. It is hidden from customers: a label such as "Other"
 * is uninformative, and genre labels are not translated.
 */
export const unknownGenre = { code: 'other', label: 'Other' } as const

/** Returns whether a genre is visible to customers. */
export function isKnownGenre(code: string): boolean {
  return code !== unknownGenre.code
}
