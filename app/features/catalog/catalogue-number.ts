/** A product's number as it is printed on sleeves and receipts, such as `OT-007`. */
export function catalogueNumber(id: number): string {
  return `OT-${String(id).padStart(3, '0')}`
}
