import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { LayoutName } from './layout.tsx'
import { SideMenu } from './side-menu.tsx'
import { SidePanel } from './side-panel.tsx'
import { useViewport } from './use-viewport.ts'

const pagesWithMenu: readonly string[] = ['/profile', '/info']

interface PageFrameProps {
  readonly layout: LayoutName
  readonly children: ReactNode
}

/** What stands around a page by its layout and route: the way it lies on, and the side menu. */
export function PageShell({ layout, children }: PageFrameProps) {
  const viewport = useViewport()
  const key = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const hasMenu = layout === 'colored' && key !== undefined && pagesWithMenu.includes(key)
  return (
    <div data-viewport={viewport} className="contents">
      {layout === 'colored' ? <Breadcrumbs /> : null}
      {hasMenu ? <BesideMenu>{children}</BesideMenu> : children}
    </div>
  )
}

function BesideMenu({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col desktop:grid desktop:grid-cols-[var(--sidebar-width)_minmax(0,1fr)]">
      <SidePanel />
      <aside className="surface-tint hidden pt-2 pb-16 pl-(--gutter) desktop:block">
        <div className="sticky top-24">
          <SideMenu />
        </div>
      </aside>
      <div className="grid min-w-0 flex-1 content-start">{children}</div>
    </div>
  )
}
