import { createFileRoute } from '@tanstack/react-router'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { loadLegalText } from '#app/features/legal/legal-text.queries.ts'
import { TextPage } from '#app/features/legal/text-page.tsx'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/terms')({
  staticData: { layout: 'colored' },
  loader: async (loader) => {
    await loadLegalText(loader, 'terms')
    return m.legal_terms_description()
  },
  head: ({ loaderData }) =>
    buildPageHead({ title: m.legal_terms_title(), description: loaderData, path: '/terms' }),
  component: TermsRoute,
})

function TermsRoute() {
  return <TextPage document="terms" />
}
