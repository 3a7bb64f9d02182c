import { m } from '#app/paraglide/messages.js'
import type { LegalDocument } from '#shop/legal-document.ts'

/** The tabs of the info page, in display order. */
export const infoTabs = ['about', 'faq', 'licence', 'user'] as const

export type InfoTab = (typeof infoTabs)[number]

/** The legal document of each tab. */
export const infoDocuments = {
  about: 'about',
  faq: 'faq',
  licence: 'licence',
  user: 'user-data',
} as const satisfies Record<InfoTab, LegalDocument>

/** Returns the label of a tab, which is also its page title. */
export function getInfoTabTitle(tab: InfoTab): string {
  if (tab === 'faq') return m.legal_faq_title()
  if (tab === 'user') return m.legal_user_title()
  return tab === 'licence' ? m.legal_licence_title() : m.legal_about_title()
}
