import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { PointerEvent, MouseEvent } from 'react'
import { focusBoundary, focusInitial } from './focus-trap.ts'
import { Icon } from './icon.tsx'
import { modalLayer, modalTransition } from './modal-options.ts'
import { closeModal } from './modal-store.ts'
import type { OpenModal } from './modal-store.ts'

type Type = OpenModal['type']

const places: Record<Type, string> = {
  modal: 'items-center justify-center p-4',
  panel: 'items-end justify-center',
  side: 'items-stretch justify-end',
}

const shapes: Record<Type, string> = {
  modal:
    'max-h-full animate-[zoom-in_var(--ease-settle)_both] data-[state=closed]:animate-[zoom-out_ease-in_both]',
  panel:
    'max-h-[92dvh] animate-[slide-up_var(--ease-settle)_both] data-[state=closed]:animate-[slide-down_ease-in_both]',
  side: 'h-full animate-[slide-from-right_var(--ease-settle)_both] data-[state=closed]:animate-[slide-to-right_ease-in_both]',
}

const backgrounds = {
  white: 'bg-surface-overlay',
  surface: 'bg-surface',
} as const

const overflows = {
  auto: 'overflow-auto',
  visible: 'overflow-visible',
  hidden: 'overflow-hidden',
} as const

interface ModalCardProps {
  readonly modal: OpenModal
  readonly index: number
  readonly isTop: boolean
  readonly closeLabel: string
}

/** One modal of the stack over its backdrop; all but the topmost are out of reach. */
export function ModalCard({ modal, index, isTop, closeLabel }: ModalCardProps) {
  const state = modal.closed ? 'closed' : 'open'
  const motion = { animationDuration: `${modalTransition}ms` }
  return (
    <div
      {...useBackdrop(modal)}
      inert={!isTop}
      data-modal-layer
      style={{ zIndex: modalLayer + index }}
      className={`fixed inset-0 flex ${places[modal.type]}`}
    >
      <div
        aria-hidden
        data-state={state}
        style={motion}
        className={`pointer-events-none absolute inset-0 -z-10 animate-[fade-in_both] bg-scrim data-[state=closed]:animate-[fade-out_both] ${modal.blur ? '[backdrop-filter:blur(4px)]' : ''}`}
      />
      <Frame modal={modal} closeLabel={closeLabel} />
    </div>
  )
}

/** A press counts only where it began and ended outside, not where a selection was dragged out. */
function useBackdrop({ id, closable }: OpenModal) {
  const began = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent) => {
      if (closable && began.current && event.target === event.currentTarget)
        closeModal(undefined, id)
    },
  }
}

function Frame({ modal, closeLabel }: Pick<ModalCardProps, 'modal' | 'closeLabel'>) {
  const { id, type, title, width, closable, closed, opener } = modal
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (frame.current) focusInitial(frame.current)
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [opener])
  return (
    <div
      style={{ width: `min(${width}px, 100%)`, animationDuration: `${modalTransition}ms` }}
      data-state={closed ? 'closed' : 'open'}
      className={`relative flex flex-col text-on-surface [box-shadow:0_25px_50px_-12px_#0006] ${shapes[type]} ${backgrounds[modal.background]}`}
    >
      <Turn onFocus={() => frame.current && focusBoundary(frame.current, 'last')} />
      <div
        ref={frame}
        role="dialog"
        aria-modal
        aria-label={title}
        tabIndex={-1}
        data-modal={type}
        style={{ padding: type === 'modal' ? modal.padding : 0 }}
        className={`min-h-0 flex-1 outline-none ${overflows[modal.overflow]}`}
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
      <Turn onFocus={() => frame.current && focusBoundary(frame.current, 'first')} />
    </div>
  )
}

/** The edge of what the Tab key reaches: whoever comes here is sent on inside. */
function Turn({ onFocus }: { readonly onFocus: () => void }) {
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
