import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'

/** The redirect of a loader to the login page, which comes back to the page asked for. */
export function loginRedirect(location: ParsedLocation, expired: boolean) {
  return redirect({
    to: '/auth/login',
    search: { backUrl: location.publicHref, ...(expired ? { expired: '1' } : {}) },
  })
}
