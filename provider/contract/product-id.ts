/** The highest product id in the shop's own back end. */
export const maxProductId = 999_999_999

/** The format of such an id in a URL, as a regular expression. */
export const productIdFormat = '[0-9]{1,9}'

/** Matches a text that is a product id. */
export const productIdPattern = new RegExp(`^${productIdFormat}$`)
