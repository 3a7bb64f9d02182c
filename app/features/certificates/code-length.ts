/** The longest certificate code that is looked up, in characters, with hyphens and spaces. */
export const maxCodeLength = 60
