import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { InfoTab } from './info-tabs.ts'
import { getInfoTabTitle, infoDocuments, infoTabs } from './info-tabs.ts'
import { TextPage } from './text-page.tsx'

interface InfoPageProps {
  readonly tab: InfoTab
}

/** The info page with its tabs: about the shop, FAQ, license and user data. */
export function InfoPage({ tab }: InfoPageProps) {
  return (
    <TextPage document={infoDocuments[tab]}>
      <nav
        aria-label={m.legal_info_navigation()}
        className="flex flex-wrap gap-x-6 text-sm tablet:text-base"
      >
        {infoTabs.map((name) => (
          <Link
            key={name}
            to="/info"
            search={{ tab: name }}
            activeOptions={{ includeSearch: true }}
            aria-current={name === tab ? 'page' : undefined}
            className="py-1.5 font-semibold decoration-[3px] underline-offset-[6px] hover:underline aria-[current=page]:underline"
          >
            {getInfoTabTitle(name)}
          </Link>
        ))}
      </nav>
    </TextPage>
  )
}
