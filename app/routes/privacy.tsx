import { createFileRoute } from '@tanstack/react-router'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { loadLegalText } from '#app/features/legal/legal-text.queries.ts'
import { TextPage } from '#app/features/legal/text-page.tsx'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/privacy')({
  staticData: { layout: 'colored' },
  loader: async (loader) => {
    await loadLegalText(loader, 'privacy')
    return m.legal_privacy_description()
  },
  head: ({ loaderData }) =>
    buildPageHead({ title: m.legal_privacy_title(), description: loaderData, path: '/privacy' }),
  component: PrivacyRoute,
})

function PrivacyRoute() {
  return <TextPage document="privacy" />
}
