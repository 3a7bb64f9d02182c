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
  /** Controls beside the title. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/**
 * A panel above the player bar. It takes the focus when it opens; Escape and the close button
 * return it to the previous element. The page behind it stays usable: a control that receives the
 * focus there is scrolled into view above the panel, which closes if there is no room.
 */
export function Panel({ title, tools, children, onBlur, onKeyDown, onKeyUp }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const element = panel.current
    element?.focus()
    const uncover = ({ target }: FocusEvent) => {
      if (element && target instanceof Element) uncoverControl(target, element)
    }
    addEventListener('focusin', uncover)
    return () => {
      removeEventListener('focusin', uncover)
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
      <div className="page-width max-h-[min(60dvh,32rem)] overflow-y-auto overscroll-contain py-4">
        <div className="mb-3 flex items-center gap-4">
          <h2 className="flex-1 text-xl">{title}</h2>
          {tools}
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

/** The room above a panel that the header may take, in pixels. */
const headerRoom = 120

/** The distance between a control and the panel below it, in pixels. */
const gap = 8

function uncoverControl(control: Element, panel: HTMLElement): void {
  if (panel.parentElement?.contains(control) || !control.closest('[data-layout]')) return
  // The browser scrolls to the control first.
  requestAnimationFrame(() => {
    if (document.activeElement !== control) return
    const distance = () =>
      control.getBoundingClientRect().bottom + gap - panel.getBoundingClientRect().top
    if (distance() <= 0) return
    const { height } = control.getBoundingClientRect()
    if (panel.getBoundingClientRect().top - headerRoom > height)
      scrollBy({ top: distance(), behavior: 'instant' })
    if (distance() > 0) closePanel()
  })
}
