/** Returns a crate's name as it is stored: one line without spaces around it. */
export function cleanCrateName(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim()
}

/** Returns the form of a crate's name in which names that differ only in case are the same. */
export function getCrateNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
