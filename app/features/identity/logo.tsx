import { getIdentity } from './identity.ts'

/** The shop's logo at the height of the surrounding text, or its name. */
export function Logo() {
  const { name, hasLogo } = getIdentity()
  return hasLogo ? <img src="/logo.svg" alt={name} className="h-[1.2em] w-auto" /> : name
}
