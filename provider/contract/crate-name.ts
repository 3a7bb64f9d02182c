/** Returns a crate's name as stored: on one line, without surrounding spaces. */
export function cleanCrateName(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim()
}

/** Returns the key by which crate names are compared, ignoring case. */
export function getCrateNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
