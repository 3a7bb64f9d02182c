import type { ReactNode } from 'react'

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
      className={`field-front page-width grid content-start gap-5 pt-2 pb-8 tablet:pb-12 ${className}`}
    >
      <h1 className="poster-type -ml-[0.04em] text-[clamp(2rem,8.4vw,6rem)] wrap-anywhere hyphens-auto">
        {title}
      </h1>
      {children}
    </header>
  )
}
