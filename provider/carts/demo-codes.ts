/** The coupon of the demo shop. */
export const demoCouponCode = 'FIRSTLISTEN'

/** The gift card of the demo shop. */
export const demoGiftCardCode = 'GIFT-TUNE-2500'
