import { createFileRoute } from '@tanstack/react-router'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { loadLegalText } from '#app/features/legal/legal-text.queries.ts'
import { TextPage } from '#app/features/legal/text-page.tsx'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/right-of-withdrawal')({
  staticData: { layout: 'colored' },
  loader: async (loader) => {
    return await loadLegalText(loader, 'withdrawal')
  },
  head: ({ loaderData }) =>
    buildPageHead({
      title: m.legal_withdrawal_title(),
      description: loaderData ?? undefined,
      path: '/right-of-withdrawal',
    }),
  component: RightOfWithdrawalRoute,
})

function RightOfWithdrawalRoute() {
  return <TextPage document="withdrawal" />
}
