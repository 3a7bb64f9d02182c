/** The maximum length of a name in bytes, since it becomes part of the name of a sold file. */
const maxNameBytes = 200

/**
 * Returns why a file or folder with this name is not imported, as the end of a sentence; null for a
 * valid name. Names appear in terminals, HTML, ZIPs and all buyers' file systems.
 */
export function findNameFault(name: string): string | null {
  if (/\p{Cc}/u.test(name)) return 'its name contains a control character; rename it'
  if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(name)) {
    return 'its name contains an invisible mark that reverses text; rename it'
  }
  if (name.includes('\ufffd')) return 'its name is not encoded in UTF-8; rename it'
  if (name.includes('\\')) return 'its name contains a backslash; rename it'
  const bytes = Buffer.byteLength(name)
  if (bytes > maxNameBytes) {
    return `its name has ${bytes} bytes; shorten it to at most ${maxNameBytes}`
  }
  return null
}
