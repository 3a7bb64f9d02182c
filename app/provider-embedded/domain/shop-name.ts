/** The name of the shop on the payment page; passwords must not consist of it. */
export const shopName = 'Overtone'
