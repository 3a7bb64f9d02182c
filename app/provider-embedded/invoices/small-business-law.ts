/** The national laws that exempt small businesses and that their invoices have to name, as cited there. */
const laws: Readonly<Record<string, string>> = {
  AT: '§ 6 Abs. 1 Z 27 UStG 1994',
  DE: '§ 19 UStG',
  FR: 'art. 293 B du CGI',
  NL: 'art. 25 Wet OB 1968',
}

/** Returns the law of a seller's country; null where that of the European Union is named. */
export function getSmallBusinessLaw(country: string): string | null {
  return laws[country] ?? null
}
