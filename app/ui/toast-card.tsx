import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Icon } from './icon.tsx'
import { closeToast, pauseToast, resumeToast, toastRemovalDelayMs } from './toast-store.ts'
import type { Toast } from './toast-store.ts'

/**
 * The delay between the appearance of a toast and the start of its countdown bar, in milliseconds.
 */
const countdownDelayMs = 100

const themeClasses = {
  success: 'border-on-surface bg-on-surface text-surface',
  danger: 'border-danger bg-surface text-danger',
  grey: 'border-outline bg-surface-raised text-on-surface',
}

export interface ToastButtonLabels {
  readonly closeLabel: string
  readonly copyLabel: string
  /** The label of the copy button after copying. */
  readonly copiedLabel: string
}

interface ToastCardProps extends ToastButtonLabels {
  readonly toast: Toast
}

/**
 * A toast with its message, buttons and countdown, which pauses while the toast is hovered or
 * focused.
 */
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
        transitionDuration: `${toastRemovalDelayMs}ms`,
        animationDuration: `${toastRemovalDelayMs}ms`,
      }}
      className={`pointer-events-auto relative animate-[fade-in_ease-out] border [box-shadow:0_10px_15px_-3px_#0003] transition-opacity data-[state=closed]:opacity-0 ${themeClasses[theme]}`}
    >
      <div className="flex flex-wrap items-start justify-end gap-x-3 gap-y-1 px-4 py-3">
        <p className="min-w-32 flex-1 font-semibold wrap-anywhere whitespace-pre-line">
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
  // The clipboard is undefined on insecure origins, and the browser may deny access.
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

function Countdown({ toast: { timeout, paused } }: { readonly toast: Toast }) {
  return (
    <div
      aria-hidden
      data-countdown
      style={{
        animationDelay: `${countdownDelayMs}ms`,
        animationDuration: `${timeout}ms`,
        animationPlayState: paused ? 'paused' : 'running',
      }}
      className="absolute inset-x-0 bottom-0 h-1 origin-left animate-[run-out_linear_both] bg-current motion-reduce:hidden"
    />
  )
}

/** Closes the toast, then runs its action. */
function runAction({ id, action }: Toast): void {
  closeToast(id)
  action?.run()
}
