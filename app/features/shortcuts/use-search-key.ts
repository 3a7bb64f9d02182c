import { useEffect } from 'react'
import { getShortcutAction } from './get-shortcut-action.ts'

/** Focuses the search field of the header with its key, wherever on the page the focus is. */
export function useSearchKey(): void {
  useEffect(() => {
    const focusOnKey = (event: KeyboardEvent) => {
      const { target } = event
      if (!(target instanceof Element) || getShortcutAction(event, target) !== 'search') return
      event.preventDefault()
      focusSearchField()
    }
    document.addEventListener('keydown', focusOnKey)
    return () => document.removeEventListener('keydown', focusOnKey)
  }, [])
}

/** Focuses the search field of the header and selects its text; does nothing without a header. */
export function focusSearchField(): void {
  const field = document.querySelector<HTMLInputElement>('[type=search][name=search]')
  field?.focus()
  field?.select()
}
