/** What a modal is where its caller says nothing: pixels. */
export const modalDefaults = {
  type: 'modal',
  width: 700,
  /** Only around what a `modal` holds; panels and sides bring their own. */
  padding: 20,
  background: 'white',
  closable: true,
  overflow: 'auto',
  blur: false,
  scrollLock: true,
} as const

/** Milliseconds in which a modal comes and goes. */
export const modalTransition = 300

/** The layer of the lowest modal; each further one stands one higher, toasts above all of them. */
export const modalLayer = 999
