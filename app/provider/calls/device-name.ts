/** The name sent at login for a browser that cannot be identified; providers require a name. */
export const unknownDeviceName = 'Storefront'

/** Returns whether a login states no device; earlier versions put the shop's name in front. */
export function isUnknownDevice(name: string | null): boolean {
  return name === null || name.toLowerCase().endsWith(unknownDeviceName.toLowerCase())
}
