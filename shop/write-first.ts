/** Writes the first day of a month in French as “1er”, which `Intl` writes as “1”. */
export function writeFirst(date: string, language: string): string {
  return language.startsWith('fr') ? date.replace(/^1(?=\s)/, '1er') : date
}
