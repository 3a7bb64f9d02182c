/** The shop's own facts, in one place; texts that are translated stand in the messages. */
export const brand = {
  name: 'Overtone',
  contactAddress: 'hello@overtone.example',
  company: 'Overtone Sounds',
  city: 'Amsterdam',
} as const
