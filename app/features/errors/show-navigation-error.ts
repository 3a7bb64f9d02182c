import type { AnyRouter } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast-store.ts'

/** Tells that a page could not be opened; `wanted` is its public address, for a second try. */
export function showNavigationError(router: AnyRouter, wanted: string): void {
  const tryAgain = { label: m.shop_try_again(), run: () => router.history.push(wanted) }
  showToast({ text: m.errors_generic(), action: tryAgain })
}
