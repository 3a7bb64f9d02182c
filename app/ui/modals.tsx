import { useEffect } from 'react'
import { ModalCard } from './modal-card.tsx'
import { closeModal } from './modal-store.ts'
import { lockScroll } from './scroll-lock.ts'
import { useModals } from './use-modals.ts'

/** Where modals appear: a stack of which only the topmost takes part. */
export function Modals({ closeLabel }: { readonly closeLabel: string }) {
  const modals = useModals()
  const top = modals.findLast((modal) => !modal.closed)
  const locked = modals.some((modal) => modal.scrollLock && !modal.closed)
  useEffect(() => (locked ? lockScroll() : undefined), [locked])
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
