/** The name sent at login for a browser that cannot be identified; providers require a name. */
export const unknownDeviceName = 'Overtone storefront'
