import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const BLOCK_SIZE = 8
const PARALLELIZATION = 3
const KEY_BYTES = 32

/**
 * Hashes a password with scrypt, using 3 × 32 MB of memory at the default cost. `cost` is the
 * base-2 logarithm of N. The hash includes the cost and the parallelization, so that both can be
 * raised later. Blocks the thread for about as long as rendering twenty pages.
 */
export function hashPassword(password: string, cost = 15): string {
  const salt = randomBytes(16)
  const key = deriveKey(password, salt, cost, PARALLELIZATION)
  const parameters = `${cost},${PARALLELIZATION}`
  return ['scrypt', parameters, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Returns whether a password matches a hash; returns false for a malformed hash. */
export function verifyPassword(password: string, hash: string): boolean {
  const [algorithm, parameters, salt, key] = hash.split('$')
  if (
    algorithm !== 'scrypt' ||
    parameters === undefined ||
    salt === undefined ||
    key === undefined
  ) {
    return false
  }
  const [cost, parallelization = '1'] = parameters.split(',')
  const expected = Buffer.from(key, 'base64url')
  const actual = deriveKey(
    password,
    Buffer.from(salt, 'base64url'),
    Number(cost),
    Number(parallelization),
  )
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/**
 * Takes as long as `verifyPassword` and always returns false, so that the response time does not
 * reveal whether an account exists.
 */
export function verifyDummyPassword(password: string, cost = 15): false {
  deriveKey(password, Buffer.alloc(16), cost, PARALLELIZATION)
  return false
}

function deriveKey(password: string, salt: Buffer, cost: number, p: number): Buffer {
  const N = 2 ** cost
  // Devices encode é as one code point or two; both must produce the same key.
  const text = password.normalize('NFC')
  return scryptSync(text, salt, KEY_BYTES, { N, r: BLOCK_SIZE, p, maxmem: 256 * N * BLOCK_SIZE })
}
