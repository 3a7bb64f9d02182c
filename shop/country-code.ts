import { z } from 'zod'

/**
 * Regions in the Unicode CLDR that are not ISO 3166-1 countries: reserved codes, groups and test
 * codes.
 */
const otherRegions = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ')

/** The code of Greece in VAT numbers. */
const aliases: Readonly<Record<string, string>> = { EL: 'GR' }

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** A two-letter country code (ISO 3166-1), or XK for Kosovo, which is in common use. */
export const countryCodeSchema = z.string().superRefine((code, context) => {
  const current = getCurrentCode(code)
  if (current === code) return
  const hint = current === null ? '' : `; write ${current}`
  context.addIssue({ code: 'custom', message: `is not an ISO 3166-1 code: ${code}${hint}` })
})

/** Returns a country's current code, such as GB for UK; null if there is none. */
function getCurrentCode(code: string): string | null {
  if (!/^[a-z]{2}$/i.test(code)) return null
  const region = aliases[code] ?? new Intl.Locale(`und-${code}`).region ?? ''
  const isCountry = regionNames.of(region) !== undefined && !otherRegions.includes(region)
  return isCountry ? region : null
}
