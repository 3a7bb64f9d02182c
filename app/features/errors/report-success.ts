import { siteText } from '#app/i18n/site-text.ts'
import { showToast } from '#app/ui/toast-store.ts'

/** Tells that what the visitor asked for was done: in the caller's words, or that it was sent. */
export function reportSuccess(text: string = siteText('site_request_sent')): void {
  showToast({ theme: 'success', text })
}
