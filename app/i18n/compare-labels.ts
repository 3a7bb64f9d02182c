/**
 * Compares labels alphabetically for `sort`: ignores case, and accents if the labels differ in
 * anything else. The first use of `localeCompare` takes a phone about 100 ms, so it is not used
 * here.
 */
export function compareLabels(a: string, b: string): number {
  const [accentedA, accentedB] = [toSortKey(a), toSortKey(b)]
  return (
    compareStrings(removeAccents(accentedA), removeAccents(accentedB)) ||
    compareStrings(accentedA, accentedB)
  )
}

/** Returns a label with each accent after its letter. */
function toSortKey(label: string): string {
  return label.toLowerCase().normalize('NFD')
}

function removeAccents(sortKey: string): string {
  return sortKey.replaceAll(/\p{M}/gu, '')
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
