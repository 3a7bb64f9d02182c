/** The highest product id in the shop's own back end. */
export const maxProductId = 999_999_999

/** The format of such an id in a URL. */
export const productIdPattern = /^[0-9]{1,9}$/
