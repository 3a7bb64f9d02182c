import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// The tests of a worker share the document.
afterEach(async () => {
  cleanup()
  // Imported here, because a test that resets the modules leaves another one to the next file.
  const { closeToast, getOpenToasts } = await import('#app/ui/toast-store.ts')
  for (const { id } of getOpenToasts()) closeToast(id)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
