import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { minWidth } from '#app/ui/breakpoints.ts'
import { openModal } from '#app/ui/modal-store.ts'

/** The filters as a modal at the side, for a screen that has no room for them beside the results. */
export interface FilterModal {
  /** Where the filters stand while the modal is open; null while they stand in the page. */
  readonly slot: HTMLElement | null
  readonly open: () => void
  readonly close: () => void
}

const roomBeside = minWidth('desktop')

/** Opens the filters as a modal, and closes it with the page or where there is room beside it. */
export function useFilterModal(): FilterModal {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const end = useRef<() => void>(null)
  useEffect(() => {
    const media = matchMedia(roomBeside)
    const close = () => end.current?.()
    media.addEventListener('change', close)
    return () => {
      media.removeEventListener('change', close)
      close()
    }
  }, [])
  return {
    slot,
    close: () => end.current?.(),
    open: () =>
      void openModal({
        title: m.catalog_filters(),
        type: 'side',
        width: 352,
        background: 'surface',
        content: (close) => {
          end.current = close
          return <div ref={setSlot} className="px-5" />
        },
      }),
  }
}
