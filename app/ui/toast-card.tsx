import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Icon } from './icon.tsx'
import { countdownDelay, toastRemovalDelay } from './toast-options.ts'
import { closeToast, pauseToast, resumeToast } from './toast-store.ts'
import type { Toast, ToastTheme } from './toast-store.ts'
import type { ToastLabels } from './toasts.tsx'

const themes: Record<ToastTheme, string> = {
  success: 'bg-on-surface text-surface border-on-surface',
  danger: 'bg-surface text-danger border-danger',
  grey: 'bg-surface-raised text-on-surface border-outline',
}

type ToastCardProps = Omit<ToastLabels, 'label'> & { readonly toast: Toast }

/** One toast: its whole text, its buttons, and the time it has left, which stops while it is held. */
export function ToastCard({ toast, ...labels }: ToastCardProps) {
  const { id, theme, width, padding, closed } = toast
  return (
    <div
      onPointerEnter={() => pauseToast(id, 'pointer')}
      onPointerLeave={() => resumeToast(id, 'pointer')}
      onFocus={() => pauseToast(id, 'focus')}
      onBlur={() => resumeToast(id, 'focus')}
      data-toast={theme}
      data-state={closed ? 'closed' : 'open'}
      style={{
        width: `min(${width}px, 100%)`,
        padding,
        transitionDuration: `${toastRemovalDelay}ms`,
        animationDuration: `${toastRemovalDelay}ms`,
      }}
      className={`pointer-events-auto relative animate-[fade-in_ease-out] border [box-shadow:0_10px_15px_-3px_#0003] transition-opacity data-[state=closed]:opacity-0 ${themes[theme]}`}
    >
      <div className="flex items-start gap-3 px-4 py-3">
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere whitespace-pre-line">
          {toast.text}
        </p>
        <Buttons toast={toast} {...labels} />
      </div>
      <Countdown toast={toast} />
    </div>
  )
}

function Buttons({ toast, closeLabel, copyLabel, copiedLabel }: ToastCardProps) {
  return (
    <>
      {toast.action ? (
        <button
          type="button"
          onClick={() => runAction(toast)}
          className="underline underline-offset-4"
        >
          {toast.action.label}
        </button>
      ) : null}
      <CopyButton text={toast.text} copyLabel={copyLabel} copiedLabel={copiedLabel} />
      {toast.canClose ? (
        <button
          type="button"
          title={closeLabel}
          aria-label={closeLabel}
          onClick={() => closeToast(toast.id)}
          className="size-6"
        >
          <Icon icon={X} />
        </button>
      ) : null}
    </>
  )
}

interface CopyButtonProps {
  readonly text: string
  readonly copyLabel: string
  readonly copiedLabel: string
}

function CopyButton({ text, copyLabel, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  // Without a secure page there is no clipboard, and a browser may refuse it.
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  const label = copied ? copiedLabel : copyLabel
  return (
    <button type="button" title={label} aria-label={label} onClick={copy} className="size-6">
      <Icon icon={copied ? Check : Copy} />
    </button>
  )
}

function Countdown({ toast: { timeout, held } }: { readonly toast: Toast }) {
  return (
    <div
      aria-hidden
      data-countdown
      style={{
        animationDelay: `${countdownDelay}ms`,
        animationDuration: `${timeout}ms`,
        animationPlayState: held ? 'paused' : 'running',
      }}
      className="absolute inset-x-0 bottom-0 h-1 origin-left animate-[run-out_linear_both] bg-current motion-reduce:hidden"
    />
  )
}

/** An action answers its toast, which is gone then. */
function runAction({ id, action }: Toast): void {
  closeToast(id)
  action?.run()
}
