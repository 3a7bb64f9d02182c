/** The id of the bar with the price and the purchase button of a product page. */
export const purchaseBarId = 'buy'
