import { beforeEach, expect, test, vi } from 'vitest'
import { unsetDial } from '#app/features/dial/dial.ts'

beforeEach(() => {
  vi.resetModules()
})

/** Loads the store as in a newly opened page. */
async function openPage() {
  return {
    ...(await import('#app/features/dial/dial-store.ts')),
    ...(await import('#app/features/dial/change-dial.ts')),
  }
}

test('the dial is stored on the device [P3.09]', async () => {
  const { changeDial } = await openPage()
  changeDial({ tempo: 128.5, key: 'f-sharp-minor' })
  changeDial({ isExactKey: true })
  vi.resetModules()
  const { dialStore } = await openPage()
  expect(dialStore.get()).toEqual({
    tempo: 128.5,
    key: 'f-sharp-minor',
    isExactKey: true,
    isOn: true,
    isFromLink: false,
  })
})

test('while the dial is off, loops are unchanged; changing it turns it on [P3.09]', async () => {
  const { changeDial, getActiveDial } = await openPage()
  changeDial({ tempo: 128 })
  changeDial({ isOn: false })
  expect(getActiveDial()).toMatchObject({ tempo: null, key: null })
  changeDial({ tempo: 130 })
  expect(getActiveDial()).toMatchObject({ tempo: 130 })
})

test.each([
  '',
  'null',
  '7',
  '[]',
  '{',
  '{"tempo":7,"key":"h"}',
  '{"tempo":"fast","key":["a-minor"]}',
])('an invalid entry %j is ignored [P3.09]', async (entry) => {
  localStorage.setItem('dial', entry)
  const { dialStore, initialDial } = await openPage()
  const { key, tempo } = dialStore.get()
  expect(tempo).toBe(null)
  if (!entry.includes('a-minor')) expect({ key }).toEqual({ key: initialDial.key })
})

test('without storage, the dial lasts until the page is left [P3.09]', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const { changeDial, dialStore } = await openPage()
  changeDial({ tempo: 100 })
  expect(dialStore.get().tempo).toBe(100)
})

test('the dial of a link is stored only on request [P3.09]', async () => {
  const { applyLinkedDial, changeDial, dialStore, returnToOwnDial } = await openPage()
  changeDial({ tempo: 100 })
  applyLinkedDial({ ...unsetDial, tempo: 140, key: 'a-minor' })
  expect(dialStore.get()).toMatchObject({ tempo: 140, key: 'a-minor', isFromLink: true })
  returnToOwnDial()
  expect(dialStore.get()).toMatchObject({ tempo: 100, key: null, isFromLink: false })
  applyLinkedDial({ ...unsetDial, tempo: 140 })
  changeDial({})
  expect(dialStore.get()).toMatchObject({ tempo: 140, isFromLink: false })
  expect(localStorage.getItem('dial')).toContain('140')
})

test("a link with the visitor's own dial changes nothing [P3.09]", async () => {
  const { applyLinkedDial, changeDial, dialStore } = await openPage()
  changeDial({ tempo: 100, key: 'c-major' })
  applyLinkedDial({ ...unsetDial, tempo: 100, key: 'c-major' })
  expect(dialStore.get().isFromLink).toBe(false)
})

test("a link with the exact key setting applies it, whatever the visitor's own dial [P3.09]", async () => {
  const { applyLinkedDial, changeDial, getActiveDial } = await openPage()
  changeDial({ key: 'c-major' })
  applyLinkedDial({ ...unsetDial, key: 'c-major', isExactKey: true })
  expect(getActiveDial()).toMatchObject({ key: 'c-major', isExactKey: true, isFromLink: true })
})

test('a link without a dial plays sounds as recorded, even for a visitor with a dial [P3.09]', async () => {
  const { applyLinkedDial, changeDial, dialStore, getActiveDial, keepLinkedDial, readDial } =
    await openPage()
  applyLinkedDial(unsetDial)
  expect(dialStore.get().isFromLink).toBe(false)
  changeDial({ tempo: 100 })
  applyLinkedDial(unsetDial)
  expect(getActiveDial()).toMatchObject({ tempo: null, key: null })
  keepLinkedDial()
  expect(getActiveDial()).toMatchObject({ tempo: null, key: null })
  expect(readDial()).toMatchObject({ tempo: 100, isOn: false })
})

test('the dial of a link can be stored or left only if there is one [P3.09]', async () => {
  const { applyLinkedDial, changeDial, dialStore, keepLinkedDial, returnToOwnDial } =
    await openPage()
  changeDial({ tempo: 100, isOn: false })
  keepLinkedDial()
  returnToOwnDial()
  expect(dialStore.get()).toMatchObject({ tempo: 100, isOn: false })
  applyLinkedDial({ ...unsetDial, tempo: 140 })
  keepLinkedDial()
  returnToOwnDial()
  expect(dialStore.get()).toMatchObject({ tempo: 140, isOn: true, isFromLink: false })
})

test('tabs share the dial, but not that of a link [P3.09]', async () => {
  const { applyLinkedDial, dialStore, returnToOwnDial } = await openPage()
  const changeInOtherTab = (tempo: number) => {
    localStorage.setItem('dial', JSON.stringify({ tempo }))
    dispatchEvent(new StorageEvent('storage', { key: 'dial' }))
  }
  changeInOtherTab(120)
  expect(dialStore.get().tempo).toBe(120)
  applyLinkedDial({ ...unsetDial, tempo: 140 })
  changeInOtherTab(90)
  expect(dialStore.get().tempo).toBe(140)
  returnToOwnDial()
  expect(dialStore.get().tempo).toBe(90)
})
