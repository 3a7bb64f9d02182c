import type { ReactNode } from 'react'
import { displaySize } from './display-size.ts'

interface PageTitleProps {
  readonly title: string
  /** Under the title, on its field. */
  readonly children?: ReactNode
  readonly className?: string
}

/** A page's name in large type on the page's own colour, which goes on from the head of the shop. */
export function PageTitle({ title, children, className = '' }: PageTitleProps) {
  return (
    <header
      className={`surface-tint page-width grid content-start gap-5 pt-2 pb-8 tablet:pb-12 ${className}`}
    >
      <TitleText title={title} />
      {children}
    </header>
  )
}

/** The name alone, as large as its longest word allows and no larger than a heading may be. */
export function TitleText({ title }: { readonly title: string }) {
  return (
    <div className="@container">
      <h1
        style={{ fontSize: `min(clamp(3.25rem, 8.4vw, 6rem), ${displaySize(title, 40)})` }}
        className="-ml-[0.04em] display-type text-wrap"
      >
        {title}
      </h1>
    </div>
  )
}
