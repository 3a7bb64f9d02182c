import { createFileRoute } from '@tanstack/react-router'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { loadLegalText } from '#app/features/legal/legal-text.queries.ts'
import { TextPage } from '#app/features/legal/text-page.tsx'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/imprint')({
  staticData: { layout: 'colored' },
  loader: async (loader) => {
    return await loadLegalText(loader, 'imprint')
  },
  head: ({ loaderData }) =>
    buildPageHead({
      title: m.shop_footer_imprint(),
      description: loaderData ?? undefined,
      path: '/imprint',
    }),
  component: ImprintRoute,
})

function ImprintRoute() {
  return <TextPage document="imprint" />
}
