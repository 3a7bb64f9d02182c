import { formatCountry } from '#app/i18n/format-country.ts'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'

interface RefusedCountryProps {
  /** The country of the customer's card if the shop does not sell there; otherwise null. */
  readonly country: string | null
  readonly className?: string
}

/** Explains that Tunes cannot be spent from that country, and how to get a refund. */
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
