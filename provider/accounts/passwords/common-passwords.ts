import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const minOtherCharacters = 8

/**
 * The 3000 most common passwords of at least 8 characters, in lowercase, one per line; from version
 * 3.0.4 of `@zxcvbn-ts/language-common`.
 */
const listUrl = new URL('./common-passwords.txt.gz', import.meta.url)

let list: ReadonlySet<string> | null = null

/**
 * Returns whether a password is easily guessed: one of the 3000 most common ones, or the shop's
 * name combined with fewer than 8 other characters or a common password. Ignores case.
 */
export function isCommonPassword(password: string, shopName: string): boolean {
  const text = password.normalize('NFKC').toLowerCase().trim()
  list ??= new Set(gunzipSync(readFileSync(listUrl)).toString().trim().split('\n'))
  if (list.has(text)) return true
  const rest = text.replaceAll(shopName.toLowerCase(), '').trim()
  if (rest === text) return false
  return rest.length < minOtherCharacters || list.has(rest)
}
