import { useEffect, useRef } from 'react'
import { focusRow } from '#app/features/shortcuts/focus-row.ts'

/** The focusable items of a list: a row, or a pack card. */
const itemSelector = '[data-row], article'

interface AppendedPage {
  /** The last page shown. */
  readonly page: number
  readonly firstIndex: number
  /** Called after an arrow key has loaded the page and moved the focus to its first item. */
  readonly onReached: () => void
}

/** Moves the focus to the first item of the next page once it has loaded. */
export function useAppendedFocus({ page, firstIndex, onReached }: AppendedPage) {
  const section = useRef<HTMLElement>(null)
  const request = useRef<{ readonly by: 'link' | 'key'; readonly after: number } | null>(null)
  const latest = useRef(onReached)
  useEffect(() => {
    latest.current = onReached
  })
  useEffect(() => {
    const requested = request.current
    if (!requested || requested.after === page) return
    request.current = null
    const item = section.current?.querySelectorAll(itemSelector)[firstIndex]
    if (requested.by === 'link') return item?.querySelector<HTMLElement>('[data-play], a')?.focus()
    if (item instanceof HTMLElement) focusRow(item, document.activeElement)
    latest.current()
  }, [page, firstIndex])
  return {
    section,
    /**
     * Call when a link or a key requests the next page, or with null when the focus moves
     * elsewhere.
     */
    focusNextPage: (by: 'link' | 'key' | null) => {
      request.current = by && { by, after: page }
    },
  }
}
