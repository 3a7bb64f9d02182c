import { getIdentity } from './identity.ts'

/** The logo of the shop, as high as the text around it, or its name. */
export function Logo() {
  const { name, hasLogo } = getIdentity()
  return hasLogo ? <img src="/logo.svg" alt={name} className="h-[1.2em] w-auto" /> : name
}
