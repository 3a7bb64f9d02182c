import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const BLOCK = 8
const LANES = 3
const KEY_BYTES = 32

/**
 * Hashes a password with scrypt, three lanes of 32 MB each; `cost` is the base-2 logarithm of N, 15 in
 * production. The hash names both, so that either can be raised later.
 */
export async function hashPassword(password: string, cost = 15): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost, LANES)
  return ['scrypt', `${cost},${LANES}`, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  )
}

/** Whether a password is the one that was hashed; false for a text that is no hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [kind, work, salt, key] = hash.split('$')
  if (kind !== 'scrypt' || work === undefined || salt === undefined || key === undefined) {
    return false
  }
  const [cost, lanes = '1'] = work.split(',')
  const kept = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(cost), Number(lanes))
  return kept.length === given.length && timingSafeEqual(kept, given)
}

/** Takes as long as checking a password and is never right; for accounts that do not exist. */
export async function verifyDummyPassword(password: string, cost = 15): Promise<false> {
  await derive(password, Buffer.alloc(16), cost, LANES)
  return false
}

function derive(password: string, salt: Buffer, cost: number, p: number): Promise<Buffer> {
  const N = 2 ** cost
  // One person may type é as one sign, another device as two.
  const text = password.normalize('NFC')
  return new Promise((resolve, reject) => {
    const maxmem = 256 * N * BLOCK
    scrypt(text, salt, KEY_BYTES, { N, r: BLOCK, p, maxmem }, (error, key) => {
      if (error === null) resolve(key)
      else reject(error)
    })
  })
}
