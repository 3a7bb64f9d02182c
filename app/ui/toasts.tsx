import { useEffect, useRef } from 'react'
import { modalZIndex, getModalsOnScreen, subscribeToModals } from './modal-store.ts'
import { ToastCard } from './toast-card.tsx'
import type { ToastButtonLabels } from './toast-card.tsx'
import { subscribeToToasts, getToastsOnScreen } from './toast-store.ts'
import type { Toast } from './toast-store.ts'
import { useStore } from './store.ts'

const noToasts: readonly Toast[] = []
const toastSource = { get: getToastsOnScreen, subscribe: subscribeToToasts }
const modalCount = { get: () => getModalsOnScreen().length, subscribe: subscribeToModals }

interface ToastsProps extends ToastButtonLabels {
  /** The accessible name of the region. */
  readonly label: string
}

/** The region where toasts appear, above every modal; screen readers announce each toast. */
export function Toasts({ label, ...labels }: ToastsProps) {
  const toasts = useStore(toastSource, noToasts)
  const modals = useStore(modalCount, 0)
  const region = useRef<HTMLElement>(null)
  const isEmpty = toasts.length === 0
  useEffect(() => {
    // Without it, the toasts stay at their usual edge.
    if (!isEmpty)
      import('./uncover-focus.ts').then(
        (module) => module.uncoverFocus(region),
        () => {},
      )
  }, [isEmpty])
  return (
    <section
      ref={region}
      aria-label={label}
      data-toasts
      style={{ zIndex: modalZIndex + modals }}
      className="toast-region pointer-events-none fixed inset-x-0"
    >
      <div
        role="status"
        aria-live="polite"
        className="grid [justify-items:var(--toast-align,center)] gap-2"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} {...labels} />
        ))}
      </div>
    </section>
  )
}
