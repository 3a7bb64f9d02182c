import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Keeps a text field in sync with the URL, except while the field has focus or the value is
 * undefined.
 */
export function useSyncedText(value: string | undefined) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input && value !== undefined && input !== document.activeElement) input.value = value
  }, [value])
  return field
}

/** Keeps a checkbox in sync with the URL, but keeps the visitor's selection during a navigation. */
export function useSyncedCheckbox(checked: boolean) {
  const field = useRef<HTMLInputElement>(null)
  const isIdle = useIsRouterIdle()
  useEffect(() => {
    if (isIdle && field.current) field.current.checked = checked
  }, [checked, isIdle])
  return field
}

/** Keeps a select in sync with the URL, but keeps the visitor's selection during a navigation. */
export function useSyncedSelect(value: string | undefined) {
  const field = useRef<HTMLSelectElement>(null)
  const isIdle = useIsRouterIdle()
  useEffect(() => {
    if (isIdle && field.current && value !== undefined) field.current.value = value
  }, [value, isIdle])
  return field
}

function useIsRouterIdle(): boolean {
  return useRouterState({ select: ({ status }) => status === 'idle' })
}
