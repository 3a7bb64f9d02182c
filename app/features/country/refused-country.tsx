import { formatCountry } from '#app/i18n/format-country.ts'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'

interface RefusedCountryProps {
  /** Where the customer's card is from, if the shop does not sell there; null otherwise. */
  readonly country: string | null
  readonly className?: string
}

/** Says that no order can be placed with Tunes from that country, and how to get the money back. */
export function RefusedCountry({ country, className = '' }: RefusedCountryProps) {
  if (country === null) return null
  return (
    <div data-refused-country={country} className={`grid max-w-2xl gap-4 ${className}`}>
      <p role="status" className="font-semibold">
        {m.cart_country_refused({ country: formatCountry(country) })}
      </p>
      <ButtonLink to="/withdrawal" className="justify-self-start">
        {m.withdrawal_withdraw()}
      </ButtonLink>
    </div>
  )
}
