import { brand } from '#app/features/pages/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { ContactForm } from './contact-form.tsx'

interface ContactPageProps {
  /** The message was sent without a script, which would have told so by a toast. */
  readonly sent: boolean
}

/** The page to write to the shop. */
export function ContactPage({ sent }: ContactPageProps) {
  return (
    <div className="page-width grid gap-10 py-12 desktop:grid-cols-[5fr_7fr] desktop:gap-16 desktop:py-20">
      <div className="grid content-start gap-5">
        <h1 className="text-[clamp(1.9rem,8.4vw,4.5rem)]">{m.contact_title()}</h1>
        <p className="max-w-prose text-lg">{m.contact_lead()}</p>
        <p className="text-ink-soft">
          {m.contact_or_write()}{' '}
          <a
            href={`mailto:${brand.contactAddress}`}
            className="text-ink underline underline-offset-4"
          >
            {brand.contactAddress}
          </a>
        </p>
      </div>
      <div className="border border-rule bg-paper p-6 mobile-lg:p-10">
        <output className="mb-5 block border-2 border-ink p-3 font-semibold empty:hidden">
          {sent ? m.contact_sent() : null}
        </output>
        <ContactForm />
      </div>
    </div>
  )
}
