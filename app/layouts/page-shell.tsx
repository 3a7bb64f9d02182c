import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { LayoutName } from './layout.tsx'
import { SideMenu } from './side-menu.tsx'
import { SideMenuButton } from './side-menu-button.tsx'
import { useViewport } from './viewport.ts'

const routesWithSideMenu: readonly string[] = ['/profile', '/info']

interface PageShellProps {
  readonly layout: LayoutName
  readonly children: ReactNode
}

/**
 * Adds breadcrumbs and the side menu around a page's content, depending on the layout and route.
 */
export function PageShell({ layout, children }: PageShellProps) {
  const viewport = useViewport()
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const hasMenu =
    layout === 'colored' && routeId !== undefined && routesWithSideMenu.includes(routeId)
  return (
    <div data-viewport={viewport} className="contents">
      {layout === 'colored' ? <Breadcrumbs /> : null}
      {hasMenu ? <SideMenuLayout>{children}</SideMenuLayout> : children}
    </div>
  )
}

function SideMenuLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col desktop:grid desktop:grid-cols-[var(--sidebar-width)_minmax(0,1fr)]">
      <SideMenuButton />
      <aside className="surface-tint hidden pt-2 pb-16 pl-(--gutter) desktop:block">
        <div className="sticky top-24">
          <SideMenu />
        </div>
      </aside>
      <div className="grid min-w-0 flex-1 content-start">{children}</div>
    </div>
  )
}
