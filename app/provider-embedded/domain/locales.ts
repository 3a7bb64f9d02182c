const formats = new Map<string, Intl.NumberFormat>()

/** Whole cents as money in the language: 1200 → "€12.00" in en, "12,00 €" in de. */
export function formatMoney(cents: number, locale: string): string {
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  formats.set(locale, format)
  return format.format(cents / 100)
}
