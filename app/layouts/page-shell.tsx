import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { LayoutName } from './layout.tsx'
import { useViewport } from './viewport.ts'

interface PageShellProps {
  readonly layout: LayoutName
  readonly children: ReactNode
}

/** Adds the breadcrumbs to a page's content if its layout has them. */
export function PageShell({ layout, children }: PageShellProps) {
  const viewport = useViewport()
  return (
    <div data-viewport={viewport} className="contents">
      {layout === 'colored' ? <Breadcrumbs /> : null}
      {children}
    </div>
  )
}
