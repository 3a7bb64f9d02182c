import { cva } from 'class-variance-authority'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { PointerEvent, MouseEvent } from 'react'
import { focusFirstOrLast, focusInitial } from './focus-trap.ts'
import { Icon } from './icon.tsx'
import { closeModal, modalZIndex, modalTransitionMs } from './modal-store.ts'
import type { OpenModal } from './modal-store.ts'

const layerVariants = cva('fixed inset-0 flex', {
  variants: {
    type: {
      modal: 'items-center justify-center p-4',
      panel: 'items-end justify-center',
      side: 'items-stretch justify-end',
    },
  },
})

const backdropVariants = cva(
  'pointer-events-none absolute inset-0 -z-10 animate-[fade-in_both] bg-scrim data-[state=closed]:animate-[fade-out_both]',
  { variants: { blur: { true: '[backdrop-filter:blur(4px)]' } } },
)

const cardVariants = cva(
  'relative flex flex-col text-on-surface [box-shadow:0_25px_50px_-12px_#0006]',
  {
    variants: {
      type: {
        modal:
          'max-h-full animate-[zoom-in_var(--ease-settle)_both] data-[state=closed]:animate-[zoom-out_ease-in_both]',
        panel:
          'max-h-[92dvh] animate-[slide-up_var(--ease-settle)_both] data-[state=closed]:animate-[slide-down_ease-in_both]',
        side: 'h-full animate-[slide-from-right_var(--ease-settle)_both] data-[state=closed]:animate-[slide-to-right_ease-in_both]',
      },
      background: { white: 'bg-surface-overlay', surface: 'bg-surface' },
    },
  },
)

const dialogVariants = cva('min-h-0 flex-1 outline-none', {
  variants: {
    overflow: { auto: 'overflow-auto', visible: 'overflow-visible', hidden: 'overflow-hidden' },
  },
})

interface ModalCardProps {
  readonly modal: OpenModal
  readonly index: number
  readonly isTop: boolean
  readonly closeLabel: string
}

/** One modal of the stack and its backdrop; inert unless it is the topmost modal. */
export function ModalCard({ modal, index, isTop, closeLabel }: ModalCardProps) {
  return (
    <div
      {...useBackdrop(modal)}
      inert={!isTop}
      data-modal-layer
      style={{ zIndex: modalZIndex + index }}
      className={layerVariants({ type: modal.type })}
    >
      <div
        aria-hidden
        data-state={modal.closed ? 'closed' : 'open'}
        style={{ animationDuration: `${modalTransitionMs}ms` }}
        className={backdropVariants({ blur: modal.blur })}
      />
      <Card modal={modal} closeLabel={closeLabel} />
    </div>
  )
}

/**
 * Closes the modal on a click that begins and ends on the backdrop, so that dragging a selection
 * out of the modal does not close it.
 */
function useBackdrop({ id, closable }: OpenModal) {
  const isPressed = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      isPressed.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent) => {
      if (closable && isPressed.current && event.target === event.currentTarget)
        closeModal(undefined, id)
    },
  }
}

function Card({ modal, closeLabel }: Pick<ModalCardProps, 'modal' | 'closeLabel'>) {
  const { id, type, title, width, closable, closed, opener } = modal
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { pathname } = globalThis.location
    if (dialog.current) focusInitial(dialog.current)
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      // A link in the modal opened another page, whose heading was inert until now.
      else if (globalThis.location.pathname !== pathname)
        document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
    }
  }, [opener])
  return (
    <div
      style={{ width: `min(${width}px, 100%)`, animationDuration: `${modalTransitionMs}ms` }}
      data-state={closed ? 'closed' : 'open'}
      className={cardVariants({ type, background: modal.background })}
    >
      <FocusGuard onFocus={() => dialog.current && focusFirstOrLast(dialog.current, 'last')} />
      <div
        ref={dialog}
        role="dialog"
        aria-modal
        aria-label={title}
        tabIndex={-1}
        data-modal={type}
        style={{ padding: type === 'modal' ? modal.padding : 0 }}
        className={dialogVariants({ overflow: modal.overflow })}
      >
        <div
          className={`flex items-center justify-between gap-4 ${type === 'modal' ? 'mb-4' : 'p-5'}`}
        >
          <h2 className="text-2xl">{title}</h2>
          {closable ? (
            <CloseButton label={closeLabel} onClick={() => closeModal(undefined, id)} />
          ) : null}
        </div>
        {modal.content}
      </div>
      <FocusGuard onFocus={() => dialog.current && focusFirstOrLast(dialog.current, 'first')} />
    </div>
  )
}

/** A tab stop before or after the dialog that moves the focus back inside. */
function FocusGuard({ onFocus }: { readonly onFocus: () => void }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <span tabIndex={0} onFocus={onFocus} />
}

function CloseButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" title={label} aria-label={label} onClick={onClick} className="size-6">
      <Icon icon={X} />
    </button>
  )
}
