import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { toMinWidthQuery } from '#app/ui/breakpoints.ts'
import { openModal } from '#app/ui/modal-store.ts'

/** Controls the modal that shows the filters on small screens. */
export interface FilterModal {
  /** The element to render the filters in while the modal is open; null while it is closed. */
  readonly slot: HTMLElement | null
  readonly open: () => void
  readonly close: () => void
}

const desktopMediaQuery = toMinWidthQuery('desktop')

/**
 * Controls the filter modal, which closes on unmount and when the viewport crosses the desktop
 * breakpoint.
 */
export function useFilterModal(): FilterModal {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const closeModal = useRef<() => void>(null)
  useEffect(() => {
    const media = matchMedia(desktopMediaQuery)
    const close = () => closeModal.current?.()
    media.addEventListener('change', close)
    return () => {
      media.removeEventListener('change', close)
      close()
    }
  }, [])
  return {
    slot,
    close: () => closeModal.current?.(),
    open: () =>
      void openModal({
        title: m.catalog_filters(),
        type: 'side',
        width: 352,
        background: 'surface',
        content: (close) => {
          closeModal.current = close
          return <div ref={setSlot} className="px-5" />
        },
      }),
  }
}
