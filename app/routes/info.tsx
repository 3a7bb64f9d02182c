import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '#app/features/legal/info-page.tsx'
import { infoTabs } from '#app/features/legal/info-tab.ts'
import { infoTitle } from '#app/features/legal/info-title.ts'
import { pageHead } from '#app/features/seo/page-head.ts'
import { infoText } from '#app/features/legal/load-legal-text.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/paraglide/messages.js'
import { keepScrollWithinPage } from '#app/router/scroll.ts'
import { defineSearch, oneOf } from '#app/router/define-search.ts'

const validateSearch = defineSearch({ tab: oneOf(infoTabs) })

export const Route = createFileRoute('/info')({
  staticData: { layout: 'colored', scroll: keepScrollWithinPage },
  validateSearch,
  staleTime: Number.POSITIVE_INFINITY,
  loader: () => infoText(currentLocale()),
  head: ({ match }) => {
    const { tab } = match.search
    return pageHead({
      title: infoTitle(tab ?? 'about'),
      description: m.legal_info_description(),
      path: '/info',
      search: { tab: tab === 'about' ? undefined : tab },
    })
  },
  component: InfoRoute,
})

function InfoRoute() {
  const { tab = 'about' } = Route.useSearch()
  return <InfoPage tab={tab} text={Route.useLoaderData()} />
}
