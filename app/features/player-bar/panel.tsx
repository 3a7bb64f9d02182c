import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { closePanel } from '#app/features/player/panel-store.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'

interface PanelProps extends Pick<
  HTMLAttributes<HTMLDivElement>,
  'onBlur' | 'onKeyDown' | 'onKeyUp'
> {
  readonly title: string
  readonly children: ReactNode
}

/**
 * A panel above the player bar. It takes the focus when it opens; Escape and the close button
 * return it to the previous element. The page behind it stays usable.
 */
export function Panel({ title, children, onBlur, onKeyDown, onKeyUp }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const element = panel.current
    element?.focus()
    return () => {
      const hadFocus =
        document.activeElement === document.body || element?.contains(document.activeElement)
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <div
      ref={panel}
      role="region"
      aria-label={title}
      tabIndex={-1}
      data-panel
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        closePanel()
      }}
      onKeyUp={onKeyUp}
      onBlur={onBlur}
      className="absolute inset-x-0 bottom-full border-t border-outline bg-surface text-on-surface outline-none"
    >
      <div className="page-width max-h-[min(70dvh,32rem)] overflow-y-auto overscroll-contain py-4">
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2 className="text-xl">{title}</h2>
          <button
            type="button"
            title={m.shop_close()}
            aria-label={m.shop_close()}
            onClick={closePanel}
            className="-mr-3 grid size-11 place-items-center"
          >
            <Icon icon={X} />
          </button>
        </div>
        {children}
      </div>
    </div>
  )
}
