import { m } from '#app/paraglide/messages.js'

/** The shop's own facts, in one place; texts that are translated stand in the messages. */
export const brand = {
  name: 'Overtone',
  /** What the shop stands for, in the visitor's language. */
  tagline: () => m.shop_tagline(),
  contactAddress: 'hello@overtone.example',
  company: 'Overtone Sounds',
  city: 'Amsterdam',
} as const
