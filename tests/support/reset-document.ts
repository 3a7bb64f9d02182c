import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'

// The tests of a worker share the document.
afterEach(() => {
  cleanup()
  for (const { id } of getOpenToasts()) closeToast(id)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
