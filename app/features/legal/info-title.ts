import { m } from '#app/paraglide/messages.js'
import type { InfoTab } from './info-tab.ts'

/** A tab's name, also the title of the page it shows. */
export function infoTitle(tab: InfoTab): string {
  if (tab === 'faq') return m.legal_faq_title()
  if (tab === 'user') return m.legal_user_title()
  return tab === 'licence' ? m.legal_licence_title() : m.legal_about_title()
}
