/** The maximum number of products in a cart, and so in an order. */
export const maxCartLines = 200

/** The maximum number of products that one request adds to a cart. */
export const maxProductsPerAddition = 24
