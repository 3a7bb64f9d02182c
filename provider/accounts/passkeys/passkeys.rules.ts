import { randomBytes } from 'node:crypto'

const MINUTE = 60_000

/** How long a challenge is valid; browsers are told to wait as long. */
export const challengeLifetimeMs = 5 * MINUTE

/** How long after a login a passkey can be added without the current password. */
const recentLoginMs = 10 * MINUTE

/** More passkeys than devices that a customer may own. */
export const maxPasskeysPerCustomer = 20

/** Returns whether a login, in ISO format, is so recent that it replaces the current password. */
export function isRecentLogin(loggedInAt: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(loggedInAt)
  return age >= 0 && age < recentLoginMs
}

/** Returns 256 random bits in base64url, for challenges and user handles. */
export function createRandomId(): string {
  return randomBytes(32).toString('base64url')
}

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** The domain of the shop. */
  readonly id: string
  readonly origin: string
}

/** Returns the relying party of the shop at a public URL. */
export function getRelyingParty(storefrontUrl: string): RelyingParty {
  const { hostname, origin } = new URL(storefrontUrl)
  return { id: hostname, origin }
}
