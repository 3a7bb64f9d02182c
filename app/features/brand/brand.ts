import { m } from '#app/paraglide/messages.js'

/** Facts about the shop; only the tagline is translated. */
export const brand = {
  name: 'Overtone',
  tagline: () => m.shop_tagline(),
  contactAddress: 'hello@overtone.example',
  company: 'Overtone Sounds',
  city: 'Amsterdam',
} as const
