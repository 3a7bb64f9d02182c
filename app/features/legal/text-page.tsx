import type { ReactNode } from 'react'
import { PageTitle } from '#app/ui/page-title.tsx'
import { LinkedText } from './linked-text.tsx'
import type { PageText } from './texts/page-text.ts'

interface TextPageProps {
  readonly title: string
  readonly text: PageText
  /** Content between the title and the text, such as tabs. */
  readonly children?: ReactNode
}

/** A page for a long document: a large title, then sections with headings at the side. */
export function TextPage({ title, text, children }: TextPageProps) {
  return (
    <article className="grid">
      <PageTitle title={title}>
        {children}
        <p className="max-w-prose text-lg">{text.lead}</p>
      </PageTitle>
      <div className="page-width pb-16 tablet:pb-24">
        {text.sections.map((section) => (
          <section
            key={section.title}
            className="grid gap-3 border-b border-outline py-6 last:border-0 desktop:grid-cols-[5fr_7fr] desktop:gap-16"
          >
            <h2 className="text-2xl">{section.title}</h2>
            <div className="grid max-w-[62ch] gap-3">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <LinkedText text={paragraph} />
                </p>
              ))}
              {section.items ? (
                <ul className="grid list-disc gap-1 pl-5">
                  {section.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          </section>
        ))}
      </div>
    </article>
  )
}
