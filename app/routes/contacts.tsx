import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { pageHead } from '#app/features/pages/page-head.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/contacts')({
  staticData: { layout: 'colored' },
  head: () =>
    pageHead({
      title: m.contact_title(),
      description: m.contact_description(),
      path: '/contacts',
    }),
  component: ContactPage,
})
