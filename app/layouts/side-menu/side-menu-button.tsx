import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { m } from '#app/paraglide/messages.js'
import { openModal } from '#app/ui/modal-store.ts'
import { isAtLeast, useViewport } from '../viewport.ts'
import { SideMenu } from './side-menu.tsx'

/** A button that opens the side menu in a modal, for viewports below `desktop`. */
export function SideMenuButton() {
  const close = useRef<() => void>(null)
  const isDesktop = isAtLeast(useViewport(), 'desktop')
  useEffect(() => {
    if (isDesktop) close.current?.()
  }, [isDesktop])
  function open(): void {
    void openModal({
      title: m.shop_nav_menu(),
      type: 'side',
      width: 320,
      background: 'surface',
      content: (closeModal) => renderMenu(closeModal, close),
    })
  }
  return (
    <div className="surface-tint page-width pt-2 pb-3 desktop:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="min-h-9 border border-outline px-4 text-sm font-semibold"
      >
        {m.shop_nav_menu()}
      </button>
    </div>
  )
}

function renderMenu(closeModal: () => void, close: RefObject<(() => void) | null>) {
  close.current = () => closeModal()
  return (
    <div className="p-5">
      <SideMenu onNavigate={() => closeModal()} />
    </div>
  )
}
