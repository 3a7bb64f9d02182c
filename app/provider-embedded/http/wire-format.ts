/** Languages the provider speaks, by their wire codes. */
const locales = ['en', 'de', 'nl', 'it', 'fr', 'es'] as const

export type Locale = (typeof locales)[number]

/** The language of an x-locale header; English for anything unknown, `en-US` included. */
export function parseLocale(header: string | null | undefined): Locale {
  return locales.find((locale) => locale === header) ?? 'en'
}

/** Whole cents as the wire's decimal text: 1250 → "12.5000". */
export function formatDecimal(cents: number): string {
  const size = Math.abs(cents)
  const text = `${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}00`
  return cents < 0 ? `-${text}` : text
}

/** Whole cents as the wire's number: 1250 → 12.5. */
export function toEuros(cents: number): number {
  return cents / 100
}

/** An ISO time as the wire writes it, with microseconds. */
export function formatWireDate(iso: string): string {
  return new Date(iso).toISOString().replace('Z', '000Z')
}
