import type Stripe from 'stripe'

type Details = Stripe.Charge.PaymentMethodDetails

/**
 * Readers of the payer's country by payment method: that of the card's issuer, of the account (IBAN
 * or BIC), or of the wallet's registered address. It is evidence for VAT (Article 24f of Regulation
 * 282/2011). Other methods provide none.
 */
const countryReaders: Readonly<Record<string, (details: Details) => string | null | undefined>> = {
  card: ({ card }) => card?.country,
  link: ({ link }) => link?.country,
  paypal: ({ paypal }) => paypal?.country,
  sepa_debit: ({ sepa_debit: debit }) => debit?.country,
  ideal: ({ ideal }) => readBankCountry(ideal?.bic),
  bancontact: ({ bancontact }) => readBankCountry(bancontact?.bic),
  klarna: ({ klarna }) => klarna?.payer_details?.address?.country,
}

/** The payment method and the payer's country according to it; null if unknown. */
export interface UsedPaymentMethod {
  /** Stripe's name for the method, such as `sepa_debit`. */
  readonly method: string | null
  readonly cardCountry: string | null
}

/** Reads the method from an expanded charge. */
export function readMethod(charge: string | Stripe.Charge | null): UsedPaymentMethod {
  const details = typeof charge === 'object' ? charge?.payment_method_details : null
  if (!details) return { method: null, cardCountry: null }
  const { type } = details
  return { method: type, cardCountry: countryReaders[type]?.(details) ?? null }
}

/** A BIC contains the bank's country after its four-letter code (ISO 9362). */
function readBankCountry(bic: string | null | undefined): string | null {
  return /^[A-Z0-9]{4}([A-Z]{2})/.exec(bic ?? '')?.[1] ?? null
}
