import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { InfoTab } from './info-tab.ts'
import { infoTabs } from './info-tab.ts'
import type { InfoText } from './legal/page-text.ts'
import { TextPage } from './text-page.tsx'

interface InfoPageProps {
  readonly tab: InfoTab
  readonly text: InfoText
}

/** The tabbed page: about the shop, questions, the licence. */
export function InfoPage({ tab, text }: InfoPageProps) {
  return (
    <TextPage title={infoTitle(tab)} text={text[tab]}>
      <nav
        aria-label={m.legal_info_navigation()}
        className="flex flex-wrap gap-x-6 border-b border-rule"
      >
        {infoTabs.map((name) => (
          <Link
            key={name}
            to="/info"
            search={{ tab: name }}
            activeOptions={{ includeSearch: true }}
            resetScroll={false}
            aria-current={name === tab ? 'page' : undefined}
            className="border-b-2 border-transparent py-3 font-semibold hover:border-rule aria-[current=page]:border-ink"
          >
            {infoTitle(name)}
          </Link>
        ))}
      </nav>
    </TextPage>
  )
}

/** A tab's name, also the title of the page it shows. */
export function infoTitle(tab: InfoTab): string {
  if (tab === 'faq') return m.legal_faq_title()
  return tab === 'licence' ? m.legal_licence_title() : m.legal_about_title()
}
