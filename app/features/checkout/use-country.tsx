import { useState } from 'react'
import { CountryField } from '#app/features/country/country-field.tsx'
import { useSaveCountry } from '#app/features/country/country.mutations.ts'
import { useSalesCountries } from '#app/features/country/country.queries.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { payFormId } from './pay-form-id.ts'
import type { Cart } from '#app/provider/types/cart.ts'

/**
 * Returns the customer's country and a field to change it. Until the customer chooses one, it is
 * the previously declared country, else the one indicated by earlier payments, else a guess; always
 * a country that the shop sells to. The order declares it.
 */
export function useCountry({ declaredCountry, customerCountry }: Cart) {
  const { countries, guess } = useSalesCountries()
  const { capabilities } = useProviderInfo()
  const [chosen, setChosen] = useState<string | null>(null)
  const saving = useSaveCountry(
    () => {},
    () => setChosen(null),
  )
  const preset = [declaredCountry, customerCountry].find(
    (known) => known !== null && countries.includes(known),
  )
  const country = chosen ?? preset ?? guess

  function choose(next: string): void {
    setChosen(next)
    if (capabilities.vat) saving.run(next)
  }

  const field = (
    <CountryField
      countries={countries}
      country={country}
      isDeclared={chosen !== null || country === declaredCountry}
      form={payFormId}
      disabled={saving.isPending}
      onChange={choose}
    />
  )
  return { country, field }
}
