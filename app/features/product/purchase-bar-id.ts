/** The id of the product page's purchase bar. */
export const purchaseBarId = 'buy'
