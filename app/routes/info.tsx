import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '#app/features/legal/info-page.tsx'
import { getInfoTabTitle, infoDocuments, infoTabs } from '#app/features/legal/info-tabs.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { loadLegalText } from '#app/features/legal/legal-text.queries.ts'
import { WithSideMenu } from '#app/layouts/side-menu/with-side-menu.tsx'
import { m } from '#app/paraglide/messages.js'
import { keepScrollWithinPage } from '#app/router/scroll.ts'
import { defineSearch, oneOf } from '#app/router/define-search.ts'

const validateSearch = defineSearch({ tab: oneOf(infoTabs) })

export const Route = createFileRoute('/info')({
  staticData: { layout: 'colored', scroll: keepScrollWithinPage },
  validateSearch,
  loaderDeps: ({ search: { tab = 'about' } }) => ({ tab }),
  loader: async (loader) => {
    await loadLegalText(loader, infoDocuments[loader.deps.tab])
    return {
      about: m.legal_about_description(),
      faq: m.legal_faq_description(),
      licence: m.legal_licence_description(),
      user: m.legal_user_description(),
    }
  },
  head: ({ match, loaderData }) => {
    const { tab = 'about' } = match.search
    return buildPageHead({
      title: getInfoTabTitle(tab),
      description: loaderData?.[tab],
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
      <InfoPage tab={tab} />
    </WithSideMenu>
  )
}
