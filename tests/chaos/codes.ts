/** The coupons of a run; every customer can use each once. */
export const coupons = [
  { code: 'CHAOS10', percent: 10, expiresInDays: null },
  { code: 'CHAOS33', percent: 33, expiresInDays: null },
  { code: 'CHAOS100', percent: 100, expiresInDays: null },
  { code: 'CHAOSDAY', percent: 15, expiresInDays: 1 },
]

/** The gift cards of a run, shared by all customers; amounts in cents. */
export const giftCards = Array.from({ length: 12 }, (_, index) => ({
  code: `GIFT-CHAOS-${index}`,
  amount: 700 + index * 3333,
  expiresInDays: index === 0 ? 1 : null,
}))
