import { z } from 'zod'
import { findNearestWord } from '#shop/words/nearest-word.ts'

/** What decides by which time zone a shop dates: its config's field, else where its seller is. */
export interface ShopPlace {
  readonly timeZone: string | null
  readonly seller: { readonly address: { readonly country: string } }
}

/** The time zones of the member states of the European Union, of most of their people. */
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
 * Returns the IANA name of the time zone of a shop, by which pages, emails and invoices agree on what
 * day it is. By default, it is that of the seller's country, or UTC outside the European Union.
 */
export function getTimeZone({ timeZone, seller }: ShopPlace): string {
  return timeZone ?? timeZones[seller.address.country] ?? 'UTC'
}

/** The IANA name of a time zone, such as `Europe/Berlin`. */
export const timeZoneSchema = z.string().superRefine((name, context) => {
  if (isTimeZone(name)) return
  const nearest = findNearestWord(name, Intl.supportedValuesOf('timeZone'))
  const hint = nearest === null ? 'write a name such as Europe/Berlin' : `did you mean ${nearest}?`
  context.addIssue({ code: 'custom', message: `is not a time zone: ${name}; ${hint}` })
})

/** Returns whether browsers know a time zone too; only recent ones know an offset such as `+03:00`. */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
