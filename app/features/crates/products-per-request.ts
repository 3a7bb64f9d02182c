/** How many products of a list are loaded per request. */
export const productsPerRequest = 24
