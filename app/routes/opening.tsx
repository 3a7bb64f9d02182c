import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { OpeningPage } from '#app/features/opening/opening-page.tsx'
import { loadOpening, openingQuery } from '#app/features/opening/opening.queries.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { loadPage } from '#app/router/load-page.ts'

export const Route = createFileRoute('/opening')({
  staticData: { layout: 'default' },
  loader: (loader) => loadPage(loader, () => loadOpening(loader.context)),
  head: () => buildPageHead({ title: '', path: '/opening', noIndex: true }),
  component: function OpeningRoute() {
    return <OpeningPage opening={useSuspenseQuery(openingQuery).data} />
  },
})
