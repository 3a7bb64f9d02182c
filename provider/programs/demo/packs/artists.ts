import { artistTexts } from '../texts/artists.ts'

/** The fictional artists of the demo packs. */
export const martaQuill = {
  slug: 'marta-quill',
  name: 'Marta Quill',
  description:
    'Marta Quill plays everything slightly behind the beat and keeps the take in which the chair creaked.',
  translations: artistTexts['marta-quill'],
} as const

export const haldenRoe = {
  slug: 'halden-roe',
  name: 'Halden Roe',
  description:
    'Halden Roe builds techno from four voices and a filter, and stops when a fifth would explain too much.',
  translations: artistTexts['halden-roe'],
} as const

export const oddParcel = {
  slug: 'odd-parcel',
  name: 'Odd Parcel',
  description:
    'Odd Parcel is two cousins who swap half-finished garage tracks by mail and never finish their own.',
  translations: artistTexts['odd-parcel'],
} as const

export const sundayFerry = {
  slug: 'sunday-ferry',
  name: 'Sunday Ferry',
  description:
    'Sunday Ferry writes house for small rooms with big windows: warm chords, plain drums, no hurry.',
  translations: artistTexts['sunday-ferry'],
} as const

export const ferrow = {
  slug: 'ferrow',
  name: 'Ferrow',
  description:
    'Ferrow came to drum and bass from repairing elevator motors and still tunes every bass by its beating.',
  translations: artistTexts.ferrow,
} as const

export const vesnaLark = {
  slug: 'vesna-lark',
  name: 'Vesna Lark',
  description:
    'Vesna Lark makes slow music out of very few partials, each given enough time to be noticed.',
  translations: artistTexts['vesna-lark'],
} as const

export const kioskAthletic = {
  slug: 'kiosk-athletic',
  name: 'Kiosk Athletic',
  description:
    'Kiosk Athletic programs bright, square-shouldered synthesizer music about parking lots and late buses.',
  translations: artistTexts['kiosk-athletic'],
} as const

export const plainWeave = {
  slug: 'plain-weave',
  name: 'Plain Weave',
  description:
    'Plain Weave arranges short wooden and glassy sounds into patterns that repeat until they start to lean.',
  translations: artistTexts['plain-weave'],
} as const
