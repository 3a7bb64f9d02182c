import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { closeToast, currentToasts, toastTimeout, watchToasts } from './toast-store.ts'
import type { Toast, ToastTheme } from './toast-store.ts'

const none: readonly Toast[] = []

const themes: Record<ToastTheme, string> = {
  success: 'bg-ink text-paper',
  danger: 'bg-paper text-wrong border-2 border-wrong',
  grey: 'bg-paper-deep text-ink border border-rule',
}

/** Where toasts appear; spoken to screen readers as they come. */
export function Toasts({
  label,
  closeLabel,
}: {
  readonly label: string
  readonly closeLabel: string
}) {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none)
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-4 z-[999] mx-auto grid max-w-[500px] gap-2 px-4"
    >
      <div role="status" aria-live="polite" className="grid gap-2">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  )
}

/** An action answers its toast, which is gone then. */
function runAction({ id, action }: Toast): void {
  closeToast(id)
  action?.run()
}

function ToastCard({ toast, closeLabel }: { readonly toast: Toast; readonly closeLabel: string }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => closeToast(toast.id), toastTimeout)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  return (
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      data-toast={toast.theme}
      className={`pointer-events-auto flex items-start gap-3 p-4 shadow-lg ${themes[toast.theme]}`}
    >
      <p className="flex-1 font-semibold">{toast.text}</p>
      {toast.action ? (
        <button
          type="button"
          onClick={() => runAction(toast)}
          className="underline underline-offset-4"
        >
          {toast.action.label}
        </button>
      ) : null}
      <button
        type="button"
        title={closeLabel}
        onClick={() => closeToast(toast.id)}
        className="size-6"
      >
        <X aria-hidden className="size-5" />
        <span className="visually-hidden">{closeLabel}</span>
      </button>
    </div>
  )
}
