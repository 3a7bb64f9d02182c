import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/pages/page-head.ts'
import { privacyQuery } from '#app/features/pages/page-texts.queries.ts'
import { TextPage } from '#app/features/pages/text-page.tsx'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/privacy')({
  staticData: { layout: 'colored' },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(privacyQuery(currentLocale()))
  },
  head: () =>
    pageHead({
      title: m.legal_privacy_title(),
      description: m.legal_privacy_description(),
      path: '/privacy',
    }),
  component: PrivacyRoute,
})

function PrivacyRoute() {
  const { data: text } = useSuspenseQuery(privacyQuery(currentLocale()))
  return <TextPage title={m.legal_privacy_title()} text={text} />
}
