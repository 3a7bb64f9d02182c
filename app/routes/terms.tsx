import { createFileRoute } from '@tanstack/react-router'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { loadTermsText } from '#app/features/legal/load-legal-text.ts'
import { TextPage } from '#app/features/legal/text-page.tsx'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/terms')({
  staticData: { layout: 'colored' },
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => ({
    text: await loadTermsText(getCurrentLocale()),
    description: m.legal_terms_description(),
  }),
  head: ({ loaderData }) =>
    buildPageHead({
      title: m.legal_terms_title(),
      description: loaderData?.description,
      path: '/terms',
    }),
  component: TermsRoute,
})

function TermsRoute() {
  return <TextPage title={m.shop_footer_terms()} text={Route.useLoaderData().text} />
}
