import { createFileRoute } from '@tanstack/react-router'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { loadLegalText } from '#app/features/legal/legal-text.queries.ts'
import { TextPage } from '#app/features/legal/text-page.tsx'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/accessibility')({
  staticData: { layout: 'colored' },
  loader: async (loader) => {
    return await loadLegalText(loader, 'accessibility')
  },
  head: ({ loaderData }) =>
    buildPageHead({
      title: m.shop_footer_accessibility(),
      description: loaderData ?? undefined,
      path: '/accessibility',
    }),
  component: AccessibilityRoute,
})

function AccessibilityRoute() {
  return <TextPage document="accessibility" />
}
