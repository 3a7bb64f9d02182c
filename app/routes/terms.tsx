import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/pages/page-head.ts'
import { termsQuery } from '#app/features/pages/page-texts.queries.ts'
import { TextPage } from '#app/features/pages/text-page.tsx'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/terms')({
  staticData: { layout: 'colored' },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(termsQuery(currentLocale()))
  },
  head: () =>
    pageHead({
      title: m.legal_terms_title(),
      description: m.legal_terms_description(),
      path: '/terms',
    }),
  component: TermsRoute,
})

function TermsRoute() {
  const { data: text } = useSuspenseQuery(termsQuery(currentLocale()))
  return <TextPage title={m.legal_terms_title()} text={text} />
}
