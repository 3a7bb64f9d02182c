import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

interface ModalProps {
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the page: the platform traps the focus, closes it on Escape and gives focus back. */
export function Modal({ open, title, closeLabel, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      className="m-auto w-[min(700px,calc(100vw-2rem))] bg-paper p-5 text-ink shadow-2xl backdrop:bg-ink/60"
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-2xl">{title}</h2>
        <button type="button" onClick={onClose} className="underline underline-offset-4">
          {closeLabel}
        </button>
      </div>
      {children}
    </dialog>
  )
}
