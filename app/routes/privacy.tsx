import { createFileRoute } from '@tanstack/react-router'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { loadPrivacyText } from '#app/features/legal/load-legal-text.ts'
import { TextPage } from '#app/features/legal/text-page.tsx'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/privacy')({
  staticData: { layout: 'colored' },
  staleTime: Number.POSITIVE_INFINITY,
  loader: async () => ({
    text: await loadPrivacyText(getCurrentLocale()),
    description: m.legal_privacy_description(),
  }),
  head: ({ loaderData }) =>
    buildPageHead({
      title: m.legal_privacy_title(),
      description: loaderData?.description,
      path: '/privacy',
    }),
  component: PrivacyRoute,
})

function PrivacyRoute() {
  return <TextPage title={m.legal_privacy_title()} text={Route.useLoaderData().text} />
}
