/** What a toast is where its caller says nothing: pixels and milliseconds. */
export const toastDefaults = {
  theme: 'danger',
  canClose: true,
  width: 500,
  padding: 0,
  timeout: 5000,
} as const

/** Milliseconds between a toast's closing, when it fades, and its removal. */
export const toastRemovalDelay = 300

/** Milliseconds after a toast appears until its countdown bar begins to run. */
export const countdownDelay = 100
