import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/home/home-page.tsx'
import { homePacksQuery, homeSoundsQuery, loadHome } from '#app/features/home/home.queries.ts'
import { describeKinds } from '#app/features/product/product-kinds.ts'
import { providerInfoQuery } from '#app/features/provider-info/provider-info.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/')({
  staticData: { layout: 'default' },
  loader: (loader) => loadPage(loader, () => loadHome(loader.context)),
  head: ({ match }) => {
    const info = match.context.queryClient.getQueryData(providerInfoQuery.queryKey)
    const kinds = describeKinds(info?.hasLoops ?? true)
    return buildPageHead({
      title: '',
      description: m.catalog_home_description({ kinds }),
      path: '/',
    })
  },
  component: function Home() {
    const { data: packs } = useSuspenseQuery(homePacksQuery)
    const { data: sounds } = useSuspenseQuery(homeSoundsQuery)
    return <HomePage packs={packs} sounds={sounds} />
  },
})
