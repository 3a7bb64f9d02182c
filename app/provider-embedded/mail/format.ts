/** A text with its `{names}` filled in; a name without a value stays. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** A line such as `Total: €12.00`; French sets a no-break space before its colon. */
export function formatLabelledLine(label: string, value: string, locale: string): string {
  return `${label}${locale === 'fr' ? '\u00a0:' : ':'} ${value}`
}

/** The text of a mail; parts that are null are left out. */
export function joinParagraphs(parts: readonly (string | null)[]): string {
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`
}

/** Cents as Tunes, written as the shop writes them: `12.50 Tunes`, `1 Tune`, in French `0,84 Tune`. */
export function formatTunes(cents: number, locale: string): string {
  const amount = new Intl.NumberFormat(locale, {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)
  const isOne = new Intl.PluralRules(locale).select(cents / 100) === 'one'
  return `${amount} ${isOne ? 'Tune' : 'Tunes'}`
}
