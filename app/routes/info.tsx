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
  loader: async () => ({
    text: await loadInfoText(getCurrentLocale()),
    descriptions: {
      about: m.legal_about_description(),
      faq: m.legal_faq_description(),
      licence: m.legal_licence_description(),
      user: m.legal_user_description(),
    },
  }),
  head: ({ match, loaderData }) => {
    const { tab = 'about' } = match.search
    return buildPageHead({
      title: getInfoTabTitle(tab),
      description: loaderData?.descriptions[tab],
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
      <InfoPage tab={tab} text={Route.useLoaderData().text} />
    </WithSideMenu>
  )
}
