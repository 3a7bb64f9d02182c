import { createFileRoute } from '@tanstack/react-router'
import { ErrorScreen } from '#app/features/errors/error-screen.tsx'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/error')({
  staticData: { layout: 'empty' },
  head: () => buildPageHead({ title: m.errors_title_error(), path: '/error', noIndex: true }),
  component: ErrorScreen,
})
