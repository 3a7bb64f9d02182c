import { getIdentity } from '#app/features/identity/identity.ts'
import { m } from '#app/paraglide/messages.js'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ContactForm } from './contact-form.tsx'

interface ContactPageProps {
  /**
   * True after a message was sent without JavaScript; it is confirmed on the page instead of in a
   * toast.
   */
  readonly isSent: boolean
}

/** The contact page, with the contact form and the shop's email address. */
export function ContactPage({ isSent }: ContactPageProps) {
  const { email } = getIdentity()
  return (
    <div className="grid flex-1 desktop:grid-cols-[5fr_7fr]">
      <PageTitle title={m.contact_title()}>
        <p className="max-w-prose text-lg">{m.contact_lead()}</p>
        <p className="text-on-surface-muted">
          {m.contact_or_write()}{' '}
          <a
            href={`mailto:${email}`}
            className="inline-block wrap-anywhere text-on-surface underline underline-offset-4"
          >
            {email}
          </a>
        </p>
      </PageTitle>
      <div className="page-width max-w-[48rem] py-10 tablet:py-12 desktop:ml-0">
        <output className="mb-5 block border-2 border-on-surface p-3 font-semibold empty:hidden">
          {isSent ? m.contact_sent() : null}
        </output>
        <ContactForm />
      </div>
    </div>
  )
}
