import { getIdentity } from '#app/features/identity/identity.ts'
import { m } from '#app/paraglide/messages.js'
import { sortCountries } from '#app/i18n/format-country.ts'
import { SelectField } from '#app/ui/select-field.tsx'

interface CountryFieldProps {
  /** The available countries (ISO 3166-1). */
  readonly countries: readonly string[]
  readonly country: string
  /** False if the country is a guess. */
  readonly isDeclared: boolean
  readonly disabled?: boolean
  /** The id of the form it belongs to, if it is elsewhere. */
  readonly form?: string
  readonly onChange: (country: string) => void
}

/** A field for the customer's country. */
export function CountryField({
  countries,
  country,
  isDeclared,
  disabled,
  form,
  onChange,
}: CountryFieldProps) {
  // The customer may live in a country the shop no longer sells to.
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
      form={form}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** If VAT does not depend on the country, only the invoice needs it. */
function getHint(isDeclared: boolean): string {
  if (getIdentity().chargesVatByCountry)
    return isDeclared ? m.cart_country_hint() : m.cart_country_check()
  return isDeclared ? m.cart_country_hint_exempt() : m.cart_country_check_exempt()
}
