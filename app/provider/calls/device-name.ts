/** The device name sent at login if the browser cannot be identified; providers require one. */
export const unknownDeviceName = 'Storefront'

/**
 * Returns whether a session's device name is the placeholder, which earlier versions prefixed with
 * the shop's name.
 */
export function isUnknownDevice(name: string | null): boolean {
  return name === null || name.toLowerCase().endsWith(unknownDeviceName.toLowerCase())
}
