import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { formatDate } from '#app/i18n/format.ts'
import { languageTags } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import type { LegalDocument } from '#shop/legal-document.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { useLegalText } from './legal-text.queries.ts'

interface TextPageProps {
  readonly document: LegalDocument
  /** Content between the title and the text, such as tabs. */
  readonly children?: ReactNode
}

/** A page for a long document: a large title, then sections with headings at the side. */
export function TextPage({ document, children }: TextPageProps) {
  const { title, lead, sections, date, locale } = useLegalText(document)
  const openLinks = useOpenLinks()
  return (
    <article
      ref={openLinks}
      lang={locale === getCurrentLocale() ? undefined : languageTags[locale]}
      className="grid"
    >
      <PageTitle title={title}>
        {children}
        <Html html={lead} className="legal-text max-w-prose text-lg" />
        <p className="text-sm">{m.legal_as_of({ date: formatDate(date, getCurrentLocale()) })}</p>
      </PageTitle>
      <div className="page-width pb-16 tablet:pb-24">
        {sections.map((section) => (
          <section
            key={section.title}
            className="grid gap-3 border-b border-outline py-6 last:border-0 desktop:grid-cols-[5fr_7fr] desktop:gap-16"
          >
            <h2 className="text-2xl">{section.title}</h2>
            <Html html={section.html} className="legal-text grid max-w-[62ch] gap-3" />
          </section>
        ))}
      </div>
    </article>
  )
}

/** Renders the HTML that the server produced from the owner's Markdown. */
function Html({ html, className }: { readonly html: string; readonly className: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Opens the shop's own links by client-side navigation, so that playback continues. */
function useOpenLinks() {
  const router = useRouter()
  return useCallback(
    (element: HTMLElement) => {
      const open = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (!link || !isPlain || event.defaultPrevented) return
        if (link.origin !== location.origin) return
        event.preventDefault()
        router.history.push(link.pathname + link.search + link.hash)
      }
      element.addEventListener('click', open)
      return () => element.removeEventListener('click', open)
    },
    [router],
  )
}
