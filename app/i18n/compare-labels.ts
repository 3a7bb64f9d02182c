/**
 * Compares labels alphabetically for `sort`: ignores case, and accents if the labels differ in
 * anything else. The first use of `localeCompare` takes a phone about 100 ms, so it is not used
 * here.
 */
export function compareLabels(a: string, b: string): number {
  const [keyA, keyB] = [toSortKey(a), toSortKey(b)]
  return keyA < keyB ? -1 : Number(keyA > keyB)
}

/** Returns the label without accents, followed by the label with each accent after its letter. */
function toSortKey(label: string): string {
  const accented = label.toLowerCase().normalize('NFD')
  return `${accented.replaceAll(/\p{M}/gu, '')}\0${accented}`
}
