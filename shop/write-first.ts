/** Replaces the first day of a month in French, “1” in `Intl`, with “1er”. */
export function writeFirst(date: string, language: string): string {
  return language.startsWith('fr') ? date.replace(/^1(?=\s)/, '1er') : date
}
