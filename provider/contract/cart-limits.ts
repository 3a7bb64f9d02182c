/** How many products a cart holds; an order is as large as its cart. */
export const maxCartLines = 200

/** How many products are added to a cart with one request. */
export const maxProductsPerAddition = 24
