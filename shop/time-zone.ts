import { z } from 'zod'
import { findNearestWord } from '#shop/words/nearest-word.ts'

/** The facts that determine a shop's time zone: its config field, or else the seller's address. */
export interface ShopPlace {
  readonly timeZone: string | null
  readonly seller: { readonly address: { readonly country: string } }
}

/** The time zone of most inhabitants of each EU member state. */
const timeZones: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
}

/**
 * Returns the IANA name of the shop's time zone, used for all dates on pages, emails and invoices.
 * The default is that of the seller's country, or UTC outside the European Union.
 */
export function getTimeZone({ timeZone, seller }: ShopPlace): string {
  return timeZone ?? timeZones[seller.address.country] ?? 'UTC'
}

/** An IANA time zone name, such as `Europe/Berlin`. */
export const timeZoneSchema = z.string().superRefine((name, context) => {
  if (isTimeZone(name)) return
  const nearest = findNearestWord(name, Intl.supportedValuesOf('timeZone'))
  const hint = nearest === null ? 'write a name such as Europe/Berlin' : `did you mean ${nearest}?`
  context.addIssue({ code: 'custom', message: `is not a time zone: ${name}; ${hint}` })
})

/**
 * Returns whether browsers support a time zone; offsets such as `+03:00` only work in recent ones.
 */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
