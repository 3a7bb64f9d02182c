import { randomBytes } from 'node:crypto'

/** Digits and letters without I, L, O and U (Crockford's Base32), so that codes can be read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number of characters of a code, with 5 random bits each. */
const codeLength = 20

/** Creates an unguessable code of 100 random bits. */
export function createCertificateCode(): string {
  return [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/**
 * Returns a code as it is stored, from one that a person has typed: in any case, with hyphens or
 * spaces, and with letters that look like digits. Returns null if it can be none.
 */
export function parseCertificateCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return code.length === codeLength && [...code].every((one) => alphabet.includes(one))
    ? code
    : null
}

/** Formats a code in groups: `7K3F9-…`. */
export function formatCertificateCode(code: string): string {
  return code.match(/.{1,5}/g)?.join('-') ?? code
}
