import { act, cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { player } from '#app/features/player/use-player.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'

// Mocks must be set up before imports.
const { mockFunctions } = await vi.hoisted(() => import('./mock-functions.ts'))
const { fakeEngine } = await vi.hoisted(() => import('../features/player/fake-engine.ts'))

// Mocks the server functions and the audio engine; all other client code runs for real. The test files
// of the project share the mocks, because they share all modules.
vi.mock(import('#app/features/account-settings/passkeys.functions.ts'), mockFunctions)
vi.mock(import('#app/features/account/auth.functions.ts'), mockFunctions)
vi.mock(import('#app/features/account/session.functions.ts'), mockFunctions)
vi.mock(import('#app/features/cart/add-all.functions.ts'), mockFunctions)
vi.mock(import('#app/features/cart/cart.functions.ts'), mockFunctions)
vi.mock(import('#app/features/catalog/catalog.functions.ts'), mockFunctions)
vi.mock(import('#app/features/checkout/checkout.functions.ts'), mockFunctions)
vi.mock(import('#app/features/crates/crates.functions.ts'), mockFunctions)
vi.mock(import('#app/features/favorites/favorites.functions.ts'), mockFunctions)
vi.mock(import('#app/features/orders/orders.functions.ts'), mockFunctions)
vi.mock(import('#app/features/payment/payment.functions.ts'), mockFunctions)
vi.mock(import('#app/features/product/product.functions.ts'), mockFunctions)
vi.mock(import('#app/features/withdrawal/withdrawal.functions.ts'), mockFunctions)
vi.mock('#app/audio/audio-engine.ts', () => ({ createAudioEngine: () => fakeEngine }))
vi.mock('#app/audio/sound-requests.ts', () => ({ soundRequests: { sendEarly: () => undefined } }))

afterEach(() => {
  act(() => {
    player.pause()
    for (const { id } of getOpenToasts()) closeToast(id)
  })
  cleanup()
  localStorage.clear()
  vi.resetAllMocks()
})
