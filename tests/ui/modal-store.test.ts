import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAllModals, closeModal, getModalsOnScreen, openModal } from '#app/ui/modal-store.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  closeAllModals()
  vi.runAllTimers()
  vi.useRealTimers()
})

const content = () => null
const listOnScreen = () =>
  getModalsOnScreen().map(({ title, closed }) => (closed ? `(${title})` : title))

test('by default, a modal is white, closable, 700 px wide with 20 px of padding, and locks scrolling [R3.11 R9.08]', () => {
  void openModal({ title: 'One', content })
  expect(getModalsOnScreen()[0]).toMatchObject({
    type: 'modal',
    width: 700,
    padding: 20,
    background: 'white',
    closable: true,
    overflow: 'auto',
    blur: false,
    scrollLock: true,
  })
})

test('the promise of openModal resolves with the result passed to closeModal [R4.07]', async () => {
  const result = openModal<string>({ title: 'One', content })
  closeModal('yes')
  expect(await result).toBe('yes')
})

test('the content of a modal can close it with a result [R4.07]', async () => {
  let closeFromContent: (result?: number) => void = () => {}
  const result = openModal<number>({
    title: 'One',
    content: (close) => {
      closeFromContent = close
      return null
    },
  })
  closeFromContent(7)
  expect(await result).toBe(7)
})

test('modals form a stack; the topmost one closes first [R4.07]', async () => {
  const first = openModal<string>({ title: 'One', content })
  const second = openModal<string>({ title: 'Two', content })
  expect(listOnScreen()).toEqual(['One', 'Two'])
  closeModal('second')
  expect(listOnScreen()).toEqual(['One', '(Two)'])
  closeModal('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
})

test('closing all modals resolves them without a result, topmost first [R4.07]', async () => {
  const closed: string[] = []
  const results = ['One', 'Two', 'Three'].map((title) =>
    openModal({ title, content, onClose: () => closed.push(title) }),
  )
  closeAllModals()
  expect(listOnScreen()).toEqual(['(One)', '(Two)', '(Three)'])
  expect(closed).toEqual(['Three', 'Two', 'One'])
  expect(await Promise.all(results)).toEqual([undefined, undefined, undefined])
  vi.advanceTimersByTime(300)
  expect(listOnScreen()).toEqual([])
})

test('a closed modal is removed after 300 ms [R4.08 R9.08]', () => {
  void openModal({ title: 'One', content })
  closeModal()
  vi.advanceTimersByTime(299)
  expect(listOnScreen()).toEqual(['(One)'])
  vi.advanceTimersByTime(1)
  expect(listOnScreen()).toEqual([])
})

test('the close callback receives the result once [R3.11]', () => {
  const onClose = vi.fn<(result: string | undefined) => void>()
  void openModal<string>({ title: 'One', content, onClose })
  const [modal] = getModalsOnScreen()
  closeModal('yes', modal?.id)
  closeModal('again', modal?.id)
  expect(onClose.mock.calls).toEqual([['yes']])
})
