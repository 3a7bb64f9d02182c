import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import type { Dial } from '#app/features/dial/dial.ts'
import { renderInShop } from '../render-in-shop.tsx'

/** Opens a URL of the shop in a new document with a stored dial. */
async function openShop(path: string, own: Partial<Dial> = {}) {
  vi.resetModules()
  localStorage.setItem('dial', JSON.stringify(own))
  const opened = { name: `https://shop.example${path}` } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened])
  const { OpenDial } = await import('#app/features/catalog/open-dial.tsx')
  const { changeDial } = await import('#app/features/dial/change-dial.ts')
  const { dialStore } = await import('#app/features/dial/dial-store.ts')
  /** Renders the catalogue at a URL; `getSearch` reads the URL's search string. */
  function showCatalog(search: CatalogSearch) {
    cleanup()
    const page = <OpenDial search={search} isOpen={false} close={() => {}} />
    const { router } = renderInShop(page)
    return { getSearch: () => router.history.location.search }
  }
  return { showCatalog, leaveCatalog: cleanup, changeDial, getDial: dialStore.get }
}

const queryNotice = () => screen.queryByText(/the link you opened/i)

test('sorting by fit writes the dial to the URL [P3.10]', async () => {
  const { showCatalog } = await openShop('/en/', { tempo: 120 })
  const { getSearch } = showCatalog({ sort: 'fit' })
  await waitFor(() => expect(getSearch()).toBe('?sort=fit&dial_tempo=120'))
})

test('going back keeps the dial set in the meantime [P3.09 P3.10]', async () => {
  const { showCatalog, leaveCatalog, changeDial, getDial } = await openShop('/en/', { tempo: 120 })
  const address = { sort: 'fit', dial_tempo: '120' } as const
  showCatalog(address)
  leaveCatalog()
  changeDial({ tempo: 130 })
  const { getSearch } = showCatalog(address)
  await waitFor(() => expect(getSearch()).toBe('?sort=fit&dial_tempo=130'))
  expect(getDial()).toMatchObject({ tempo: 130, isFromLink: false })
  expect(queryNotice()).toBeNull()
})

test('going back keeps the dial off if it was switched off in the meantime [P3.09 P3.10]', async () => {
  const own = { tempo: 120, key: 'a-minor' }
  const { showCatalog, leaveCatalog, changeDial, getDial } = await openShop('/en/', own)
  const address = { sort: 'fit', dial_tempo: '120', dial_key: 'a-minor' } as const
  showCatalog(address)
  leaveCatalog()
  changeDial({ isOn: false })
  const { getSearch } = showCatalog(address)
  await waitFor(() => expect(getSearch()).toBe('?sort=fit'))
  expect(getDial()).toMatchObject({ tempo: 120, isOn: false, isFromLink: false })
})

test('the dial of a link lasts until it is changed, and going back does not restore it [P3.09]', async () => {
  const path = '/en/catalog?type=loops&dial_tempo=128&dial_key=c-major'
  const { showCatalog, leaveCatalog, changeDial, getDial } = await openShop(path, { tempo: 80 })
  const address = { type: 'loops', dial_tempo: '128', dial_key: 'c-major' } as const
  const link = showCatalog(address)
  expect(getDial()).toMatchObject({ tempo: 128, key: 'c-major', isFromLink: true })
  expect(queryNotice()).not.toBeNull()
  expect(link.getSearch()).toBe('')
  // A filter changes the rest of the URL.
  showCatalog({ ...address, genre: 'techno' })
  expect(getDial()).toMatchObject({ tempo: 128, isFromLink: true })
  leaveCatalog()
  act(() => changeDial({ tempo: 90, key: null }))
  const { getSearch } = showCatalog(address)
  await waitFor(() => expect(getSearch()).toBe('?type=loops&dial_tempo=90'))
  expect(queryNotice()).toBeNull()
})
