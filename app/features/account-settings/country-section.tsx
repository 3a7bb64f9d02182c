import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CountryField } from '#app/features/country/country-field.tsx'
import { useSaveCountry } from '#app/features/country/country.mutations.ts'
import { salesCountriesQuery } from '#app/features/country/country.queries.ts'
import { reportSuccess } from '#app/features/errors/report-outcome.ts'
import { m } from '#app/paraglide/messages.js'
import type { Customer } from '#app/provider/types/customer.ts'

/** The customer's country, as stated at checkout, with a form to change it; absent until then. */
export function CountrySection({ customer }: { readonly customer: Customer }) {
  const { data } = useQuery(salesCountriesQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  const saving = useSaveCountry(
    () => reportSuccess(m.profile_country_saved()),
    () => setChosen(null),
  )
  // The country is first asked for at checkout.
  if (data === undefined || customer.country === null) return null

  function choose(country: string): void {
    setChosen(country)
    saving.run(country)
  }

  return (
    <div className="max-w-sm">
      <CountryField
        countries={data.countries}
        country={chosen ?? customer.country}
        isDeclared
        disabled={saving.isPending}
        onChange={choose}
      />
    </div>
  )
}
