import { createFileRoute } from '@tanstack/react-router'
import { handleContactForm } from '#app/features/contact/contact-form-action.server.ts'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { m } from '#app/paraglide/messages.js'
import { defineSearch, oneOf } from '#app/router/define-search.ts'

// `sent` is 1 after a message has been sent without JavaScript.
const validateSearch = defineSearch({ sent: oneOf(['1']) })

export const Route = createFileRoute('/contacts')({
  staticData: { layout: 'colored' },
  validateSearch,
  loader: () => m.contact_description(),
  head: ({ loaderData }) =>
    buildPageHead({
      title: m.contact_title(),
      description: loaderData,
      path: '/contacts',
    }),
  server: { handlers: { POST: handleContactForm } },
  component: function Contacts() {
    return <ContactPage isSent={Route.useSearch().sent === '1'} />
  },
})
