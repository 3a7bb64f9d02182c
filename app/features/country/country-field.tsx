import { getIdentity } from '#app/features/identity/identity.ts'
import { m } from '#app/paraglide/messages.js'
import { sortCountries } from '#app/i18n/format-country.ts'
import { SelectField } from '#app/ui/select-field.tsx'

interface CountryFieldProps {
  /** The countries to choose from. */
  readonly countries: readonly string[]
  readonly country: string
  /** Whether the customer has chosen the country; otherwise, it is a guess. */
  readonly isDeclared: boolean
  readonly disabled?: boolean
  readonly onChange: (country: string) => void
}

/** Asks where the customer lives. */
export function CountryField({
  countries,
  country,
  isDeclared,
  disabled,
  onChange,
}: CountryFieldProps) {
  // A customer may live where the shop no longer sells.
  const options = sortCountries([...new Set([...countries, country])])
  return (
    <SelectField
      name="country"
      label={m.cart_country_label()}
      hint={getHint(isDeclared)}
      autoComplete="country"
      options={options}
      value={country}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Where the country does not decide whose VAT is charged, only the invoice needs it. */
function getHint(isDeclared: boolean): string {
  if (getIdentity().chargesVatByCountry)
    return isDeclared ? m.cart_country_hint() : m.cart_country_check()
  return isDeclared ? m.cart_country_hint_exempt() : m.cart_country_check_exempt()
}
