/** The discount and gift card applied to a cart. Amounts are in cents. */
export interface AppliedCodes {
  /** The discount on each line in whole percent; 0 without a coupon. */
  couponPercent: number
  /** The remaining balance of the gift card; 0 without a gift card. */
  giftCardBalance: number
}

/** The totals of a cart in cents, all including VAT. */
export interface CartTotals {
  subTotal: number
  /** The difference to the prices: the discount of the coupon and the credit. */
  discount: number
  /** The discount of each line, in the order of the prices; their sum is `discount`. */
  lineDiscounts: number[]
  /** The part of the discount that the customer has paid before, for sounds of the packs. */
  credit: number
  grandTotal: number
  giftCardAmount: number
  /** The balance of the gift card after this payment. */
  giftCardRemaining: number
  /** The amount paid from the customer's balance. */
  amountDue: number
}

/**
 * Calculates the totals of a cart from its prices in cents; every product has a quantity of 1.
 * `credits` are what was paid before for the content of each line, at most its price; the coupon
 * applies to the rest.
 */
export function calculateCartTotals(
  prices: readonly number[],
  appliedCodes: AppliedCodes,
  credits: readonly number[] = [],
): CartTotals {
  const subTotal = sum(prices)
  const credit = sum(credits)
  const rest = prices.map((price, index) => price - (credits[index] ?? 0))
  const couponDiscount = Math.round((sum(rest) * appliedCodes.couponPercent) / 100)
  const discount = couponDiscount + credit
  const grandTotal = subTotal - discount
  const giftCardAmount = Math.min(grandTotal, appliedCodes.giftCardBalance)
  return {
    subTotal,
    discount,
    lineDiscounts: allocate(rest, couponDiscount).map(
      (part, index) => part + (credits[index] ?? 0),
    ),
    credit,
    grandTotal,
    giftCardAmount,
    giftCardRemaining: appliedCodes.giftCardBalance - giftCardAmount,
    amountDue: grandTotal - giftCardAmount,
  }
}

/**
 * Allocates a discount or VAT to lines in proportion to their prices, in whole cents. Each share is
 * the difference between two rounded running totals, so the shares add up to the amount and none
 * exceeds its price.
 */
export function allocate(prices: readonly number[], amount: number): number[] {
  const subTotal = sum(prices)
  let running = 0
  return prices.map((price) => {
    const before = calculateShare(running, amount, subTotal)
    running += price
    return calculateShare(running, amount, subTotal) - before
  })
}

function calculateShare(part: number, amount: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * amount) / whole)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
