import type { RegisteredRouter } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast-store.ts'

/** Says that the visitor has to log in first, and opens the login page, which returns here. */
export async function askForLogin(router: RegisteredRouter): Promise<void> {
  showToast({ text: m.errors_log_in_first() })
  const backUrl = router.state.location.publicHref
  await router.navigate({ to: '/auth/login', search: { backUrl } })
}
