/** An amount in integer cents; may be zero. */
export interface Money {
  minor: number
  currency: 'EUR'
}
