/** The greatest length of slugs and codes, in imported packs as well as in the filters of lists. */
export const maxCodeLength = 80

/** Slugs and codes such as `mira-vale`. */
export const codePattern = new RegExp(`^[a-z0-9-]{1,${maxCodeLength}}$`)
