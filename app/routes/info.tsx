import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '#app/features/pages/info-page.tsx'
import { infoTabs } from '#app/features/pages/info-tab.ts'
import { infoTitle } from '#app/features/pages/info-title.ts'
import { pageHead } from '#app/features/pages/page-head.ts'
import { infoText } from '#app/features/pages/page-texts.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/paraglide/messages.js'
import { stayOnSamePage } from '#app/router/scroll.ts'
import { searchOf, wordIn } from '#app/router/search-value.ts'

const validateSearch = searchOf({ tab: wordIn(infoTabs) })

export const Route = createFileRoute('/info')({
  staticData: { layout: 'colored', scroll: stayOnSamePage },
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
