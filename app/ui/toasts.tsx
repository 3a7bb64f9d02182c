import { useStore } from './use-store.ts'
import { ToastCard } from './toast-card.tsx'
import { modalsOnScreen, watchModals } from './modal-store.ts'
import { modalLayer } from './modal-options.ts'
import { toastsOnScreen, watchToasts } from './toast-store.ts'
import type { Toast } from './toast-store.ts'

const none: readonly Toast[] = []
const toastSource = { watch: watchToasts, get: toastsOnScreen }
const modalCount = { watch: watchModals, get: () => modalsOnScreen().length }

export interface ToastLabels {
  /** What the whole place is called. */
  readonly label: string
  readonly closeLabel: string
  readonly copyLabel: string
  /** What the copy button says once the text is copied. */
  readonly copiedLabel: string
}

/** Where toasts appear, above every modal; spoken to screen readers as they come. */
export function Toasts({ label, ...labels }: ToastLabels) {
  const toasts = useStore(toastSource, none)
  const modals = useStore(modalCount, 0)
  return (
    <section
      aria-label={label}
      data-toasts
      style={{ zIndex: modalLayer + modals }}
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
