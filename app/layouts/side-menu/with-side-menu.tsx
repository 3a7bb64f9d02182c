import type { ReactNode } from 'react'
import { SideMenu } from './side-menu.tsx'
import { SideMenuButton } from './side-menu-button.tsx'

/** Shows the side menu next to a page's content, or a button that opens it on small viewports. */
export function WithSideMenu({ children }: { readonly children: ReactNode }) {
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
