import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '#app/features/legal/info-page.tsx'
import { infoTabs } from '#app/features/legal/info-tabs.ts'
import { getInfoTabTitle } from '#app/features/legal/info-tabs.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { loadInfoText } from '#app/features/legal/load-legal-text.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { WithSideMenu } from '#app/layouts/side-menu/with-side-menu.tsx'
import { m } from '#app/paraglide/messages.js'
import { keepScrollWithinPage } from '#app/router/scroll.ts'
import { defineSearch, oneOf } from '#app/router/define-search.ts'

const validateSearch = defineSearch({ tab: oneOf(infoTabs) })

export const Route = createFileRoute('/info')({
  staticData: { layout: 'colored', scroll: keepScrollWithinPage },
  validateSearch,
  staleTime: Number.POSITIVE_INFINITY,
  loader: () => loadInfoText(getCurrentLocale()),
  head: ({ match }) => {
    const { tab } = match.search
    return buildPageHead({
      title: getInfoTabTitle(tab ?? 'about'),
      description: m.legal_info_description(),
      path: '/info',
      search: { tab: tab === 'about' ? undefined : tab },
    })
  },
  component: InfoRoute,
})

function InfoRoute() {
  const { tab = 'about' } = Route.useSearch()
  return (
    <WithSideMenu>
      <InfoPage tab={tab} text={Route.useLoaderData()} />
    </WithSideMenu>
  )
}
