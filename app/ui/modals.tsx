import { useEffect } from 'react'
import { ModalCard } from './modal-card.tsx'
import { closeModal } from './modal-store.ts'
import { useModals } from './use-modals.ts'

/** Renders the stack of modals, of which only the topmost is interactive. */
export function Modals({ closeLabel }: { readonly closeLabel: string }) {
  const modals = useModals()
  const top = modals.findLast((modal) => !modal.closed)
  const isLocked = modals.some((modal) => modal.scrollLock && !modal.closed)
  useEffect(() => (isLocked ? lockScroll() : undefined), [isLocked])
  useEffect(() => (top?.closable ? closeOnEscape(top.id) : undefined), [top?.closable, top?.id])
  return (
    <>
      {modals.map((modal, index) => (
        <ModalCard
          key={modal.id}
          modal={modal}
          index={index}
          isTop={index === modals.length - 1}
          closeLabel={closeLabel}
        />
      ))}
    </>
  )
}

function closeOnEscape(id: number): () => void {
  const controller = new AbortController()
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) closeModal(undefined, id)
  }
  document.addEventListener('keydown', close, { signal: controller.signal })
  return () => controller.abort()
}

/** Disables page scrolling without a layout shift; returns a function that re-enables it. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const previous = { overflow: style.overflow, paddingRight: style.paddingRight }
  const scrollbarWidth = globalThis.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollbarWidth > 0) style.paddingRight = `${scrollbarWidth}px`
  return () => Object.assign(style, previous)
}
