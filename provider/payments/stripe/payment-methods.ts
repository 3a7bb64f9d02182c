import type Stripe from 'stripe'

type Details = Stripe.Charge.PaymentMethodDetails

/**
 * Where Stripe says in which country the payer is, by the method of the payment: the country of the
 * bank that issued the card, of the account (IBAN or BIC), or of the address that the wallet has on
 * file. It is evidence for the VAT (Article 24f of Regulation 282/2011). Other methods say nothing.
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

/** With which method was paid, and where that says that the payer is; null while it is not known. */
export interface UsedPaymentMethod {
  /** Stripe's name of the method, such as `sepa_debit`. */
  readonly method: string | null
  readonly cardCountry: string | null
}

/** Reads the method from a charge that was expanded. */
export function readMethod(charge: string | Stripe.Charge | null): UsedPaymentMethod {
  const details = typeof charge === 'object' ? charge?.payment_method_details : null
  if (!details) return { method: null, cardCountry: null }
  const { type } = details
  return { method: type, cardCountry: countryReaders[type]?.(details) ?? null }
}

/** A BIC contains the country of the bank after the four letters of its name (ISO 9362). */
function readBankCountry(bic: string | null | undefined): string | null {
  return /^[A-Z0-9]{4}([A-Z]{2})/.exec(bic ?? '')?.[1] ?? null
}
