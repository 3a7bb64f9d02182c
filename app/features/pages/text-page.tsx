import type { ReactNode } from 'react'
import type { PageText } from './legal/page-text.ts'

interface TextPageProps {
  readonly title: string
  readonly text: PageText
  /** Between the title and the text, such as tabs. */
  readonly children?: ReactNode
}

/** A longer text to read: its title large, its sections numbered by the grid, one column of lines. */
export function TextPage({ title, text, children }: TextPageProps) {
  return (
    <article className="page-width grid gap-10 py-12 desktop:gap-16 desktop:py-20">
      <div className="grid gap-5">
        <h1 className="text-[clamp(1.9rem,8.4vw,4.5rem)]">{title}</h1>
        {children}
        <p className="max-w-prose text-lg">{text.lead}</p>
      </div>
      <div className="border-b border-rule">
        {text.sections.map((section) => (
          <section
            key={section.title}
            className="grid gap-3 border-t border-rule py-6 desktop:grid-cols-[5fr_7fr] desktop:gap-16"
          >
            <h2 className="text-2xl">{section.title}</h2>
            <div className="grid max-w-prose gap-3">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </article>
  )
}
