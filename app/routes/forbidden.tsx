import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '#app/features/errors/forbidden-page.tsx'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/forbidden')({
  staticData: { layout: 'empty' },
  head: () =>
    buildPageHead({ title: m.errors_title_forbidden(), path: '/forbidden', noIndex: true }),
  component: ForbiddenPage,
})
