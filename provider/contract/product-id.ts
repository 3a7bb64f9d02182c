/** The largest id of a product of the shop's own back end. */
export const maxProductId = 999_999_999

/** The format of a product id of the shop's own back end in a URL. */
export const productIdPattern = /^[0-9]{1,9}$/
