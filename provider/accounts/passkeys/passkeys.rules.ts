const MINUTE = 60_000

/** The lifetime of a challenge, which is also the browser's timeout. */
export const challengeLifetimeMs = 5 * MINUTE

/** The time after a login during which a passkey can be added without the current password. */
const recentLoginMs = 10 * MINUTE

/** More than the number of devices that a customer is likely to own. */
export const maxPasskeysPerCustomer = 20

/** Returns whether a login at this ISO time is recent enough to replace the current password. */
export function isRecentLogin(loggedInAt: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(loggedInAt)
  return age >= 0 && age < recentLoginMs
}

/**
 * The site that passkeys are bound to (https://www.w3.org/TR/webauthn-3/#webauthn-relying-party).
 */
export interface RelyingParty {
  /** The shop's domain. */
  readonly id: string
  readonly origin: string
}

/** Returns the relying party for the shop's public URL. */
export function getRelyingParty(storefrontUrl: string): RelyingParty {
  const { hostname, origin } = new URL(storefrontUrl)
  return { id: hostname, origin }
}
