/** The number of products of a list that are loaded with one request. */
export const productsPerRequest = 24
