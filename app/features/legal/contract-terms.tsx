import { m } from '#app/paraglide/messages.js'
import { LegalSentence } from './legal-sentence.tsx'

/**
 * The note above a button that concludes a contract, about the terms and the right of withdrawal.
 */
export function ContractTerms() {
  return (
    <p className="text-sm text-on-surface-muted" data-contract-terms>
      <LegalSentence
        sentence={m.cart_legal}
        labels={{ terms: m.cart_legal_terms(), withdrawal: m.cart_legal_withdrawal() }}
      />
    </p>
  )
}
