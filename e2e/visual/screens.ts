/** The settings of a screen; by default, it is checked at both widths and has no reference. */
export interface Screen {
  /**
   * Compares the screen with references: in the light theme at 360 and 1280 px and, with `both`, in
   * the dark theme at 1280 px. The other checks cover other widths.
   */
  readonly reference?: 'light' | 'both'
  /** The widths at which the screen is checked and captured, in pixels. */
  readonly widths?: readonly number[]
  readonly media?: 'print' | 'forced'
}

/** The widths of screenshots in pixels. */
export const allWidths = [360, 768, 1280, 1600] as const
/** The widths at which screens are checked and compared, in pixels. */
const checkedWidths = [1280, 360] as const

const small = { widths: [360, 768] }
const narrow = { widths: [320] }
/** A 1280 px window at 200% zoom. */
const zoomed = { widths: [640] }

/** Every screen and state of the shop, each shown by one scenario. */
export const screens = {
  home: { reference: 'both' },
  catalogue: { reference: 'both' },
  'catalogue-packs': {},
  'catalogue-loops': { reference: 'both', widths: allWidths },
  'catalogue-one-shots': {},
  'catalogue-filtered': {},
  'catalogue-nothing': {},
  'catalogue-loading': {},
  'catalogue-panel': small,
  pack: { reference: 'both' },
  'one-shot': { reference: 'both' },
  loop: { reference: 'both', widths: allWidths },
  artist: { reference: 'both', widths: allWidths },
  player: {},
  login: { reference: 'light' },
  'login-refused': {},
  'sign-up': {},
  'sign-up-wrong': {},
  forgot: {},
  'forgot-sent': {},
  reset: {},
  'reset-without-link': {},
  contacts: {},
  'contacts-wrong': {},
  'contacts-sent': {},
  withdrawal: {},
  'withdrawal-check': {},
  'withdrawal-received': {},
  info: {},
  'info-faq': {},
  'info-licence': {},
  'info-user': {},
  privacy: {},
  terms: { reference: 'light' },
  'payment-declined': {},
  'payment-closed': {},
  opening: { reference: 'both', widths: allWidths },
  'opening-owner': {},
  'not-found': { reference: 'light' },
  forbidden: {},
  error: {},
  'side-menu': small,
  toasts: {},
  modal: {},
  'modal-panel': {},
  'modal-side': {},
  'profile-settings': { reference: 'both' },
  'profile-wrong': {},
  'profile-balance': { reference: 'light' },
  'profile-picture': {},
  'cart-empty': {},
  'cart-one': {},
  'cart-many': { reference: 'light' },
  checkout: { reference: 'light' },
  'checkout-code-refused': {},
  'checkout-code': {},
  'checkout-without-consent': {},
  'card-form': {},
  'card-wrong': {},
  'card-declined': {},
  'payment-pass': {},
  'new-order': {},
  'order-list': {},
  'one-shot-owned': {},
  'german-home': {},
  'german-catalogue': {},
  'german-sign-up': {},
  'narrow-home': narrow,
  'narrow-catalogue': narrow,
  'narrow-pack': narrow,
  'narrow-sign-up': narrow,
  'zoomed-home': zoomed,
  'zoomed-catalogue': zoomed,
  'zoomed-pack': zoomed,
  'forced-home': { media: 'forced' },
  'forced-catalogue': { media: 'forced' },
  'forced-pack': { media: 'forced' },
  'print-order': { media: 'print', widths: [768] },
  'print-licence': { media: 'print', widths: [768] },
} satisfies Readonly<Record<string, Screen>>

export type ScreenName = keyof typeof screens

/** Returns the settings of a screen. */
export function getScreen(name: ScreenName): Screen {
  return screens[name]
}

/** Returns the widths in pixels at which a screen is checked; every check runs at the first one. */
export function getCheckedWidths(name: ScreenName): readonly number[] {
  return getScreen(name).widths ?? checkedWidths
}
