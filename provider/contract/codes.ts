/** The maximum length of slugs and codes, both in imported packs and in list filters. */
export const maxCodeLength = 80

/** Slugs and codes such as `mira-vale`. */
export const codePattern = new RegExp(`^[a-z0-9-]{1,${maxCodeLength}}$`)
