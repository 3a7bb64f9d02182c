/** The submitted card form. */
export interface CardForm {
  number: string
  expiry: string
  cvc: string
  name: string
}

/** The message key of a field's error. */
type CardError =
  | 'payment_page_number_missing'
  | 'payment_page_number_wrong'
  | 'payment_page_number_not_test'
  | 'payment_page_expiry_wrong'
  | 'payment_page_expiry_past'
  | 'payment_page_cvc_wrong'
  | 'payment_page_name_missing'

export type CardErrors = Partial<Record<keyof CardForm, CardError>>

const testCardOutcomes: Record<string, 'paid' | 'declined'> = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
}

/** Validates the form; returns one error per invalid field. */
export function validateCard(form: CardForm, now: Date): CardErrors {
  const errors: CardErrors = {}
  const number = validateNumber(stripSeparators(form.number))
  const expiry = validateExpiry(form.expiry, now)
  if (number !== null) errors.number = number
  if (expiry !== null) errors.expiry = expiry
  if (!/^\d{3,4}$/.test(form.cvc.trim())) errors.cvc = 'payment_page_cvc_wrong'
  if (form.name.trim() === '') errors.name = 'payment_page_name_missing'
  return errors
}

/** Returns the outcome of paying with a valid test card. */
export function getTestCardOutcome(form: CardForm): 'paid' | 'declined' {
  return testCardOutcomes[stripSeparators(form.number)] ?? 'declined'
}

function validateNumber(digits: string): CardError | null {
  if (digits === '') return 'payment_page_number_missing'
  if (!/^\d{12,19}$/.test(digits) || !hasValidCheckDigit(digits)) return 'payment_page_number_wrong'
  return digits in testCardOutcomes ? null : 'payment_page_number_not_test'
}

function validateExpiry(text: string, now: Date): CardError | null {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(text.trim())
  if (match === null) return 'payment_page_expiry_wrong'
  const expiresAt = Date.UTC(2000 + Number(match[2]), Number(match[1]))
  return now.getTime() < expiresAt ? null : 'payment_page_expiry_past'
}

function stripSeparators(number: string): string {
  return number.replace(/[\s-]/g, '')
}

/** Verifies the check digit using the Luhn algorithm. */
function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
