import { createFileRoute } from '@tanstack/react-router'
import { postMessage } from '#app/features/contact/contact-form.server.ts'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { contactSearch } from '#app/features/contact/contact-search.ts'
import { pageHead } from '#app/features/pages/page-head.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/contacts')({
  staticData: { layout: 'colored' },
  validateSearch: contactSearch,
  head: () =>
    pageHead({
      title: m.contact_title(),
      description: m.contact_description(),
      path: '/contacts',
    }),
  server: { handlers: { POST: postMessage } },
  component: function Contacts() {
    return <ContactPage sent={Route.useSearch().sent === '1'} />
  },
})
