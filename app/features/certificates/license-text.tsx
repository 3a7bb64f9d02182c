import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/paraglide/messages.js'
import { languageTags } from '#app/locales/locales.ts'
import type { LicenseScope } from './certificates.functions.ts'

/** The license that a certificate is about. */
export function LicenseText({
  scope: { locale, lead, sections },
}: {
  readonly scope: LicenseScope
}) {
  return (
    <section
      aria-labelledby="license"
      lang={locale === getCurrentLocale() ? undefined : languageTags[locale]}
      className="grid gap-4"
    >
      <h2 id="license" lang={languageTags[getCurrentLocale()]} className="text-2xl">
        {m.certificate_scope()}
      </h2>
      <Html html={lead} />
      <div className="grid gap-x-12 gap-y-5 tablet:grid-cols-2">
        {sections.map(({ title, html }) => (
          <div key={title} className="grid content-start gap-1">
            <h3 className="text-lg font-semibold">{title}</h3>
            <Html html={html} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Renders the HTML that the server produced from the owner's Markdown. */
function Html({ html }: { readonly html: string }) {
  return (
    <div
      className="legal-text grid max-w-[62ch] gap-3"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
