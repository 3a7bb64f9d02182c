import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAllModals, closeModal, modalsOnScreen, openModal } from '#app/ui/modal-store.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  closeAllModals()
  vi.runAllTimers()
  vi.useRealTimers()
})

const content = () => null
const onScreen = () => modalsOnScreen().map(({ title, closed }) => (closed ? `(${title})` : title))

test('R3.11 R9.08 a modal is 700 wide with a padding of 20, white, closable, and locks the scroll', () => {
  void openModal({ title: 'One', content })
  expect(modalsOnScreen()[0]).toMatchObject({
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

test('R4.07 opening resolves with the result given on close', async () => {
  const answer = openModal<string>({ title: 'One', content })
  closeModal('yes')
  expect(await answer).toBe('yes')
})

test('R4.07 what a modal holds can end it with a result', async () => {
  let end: (result?: number) => void = () => {}
  const answer = openModal<number>({
    title: 'One',
    content: (close) => {
      end = close
      return null
    },
  })
  end(7)
  expect(await answer).toBe(7)
})

test('R4.07 modals are a stack, of which the topmost closes first', async () => {
  const first = openModal<string>({ title: 'One', content })
  const second = openModal<string>({ title: 'Two', content })
  expect(onScreen()).toEqual(['One', 'Two'])
  closeModal('second')
  expect(onScreen()).toEqual(['One', '(Two)'])
  closeModal('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
})

test('R4.07 all modals close at once, without a result', async () => {
  const ended: string[] = []
  const answers = ['One', 'Two', 'Three'].map((title) =>
    openModal({ title, content, onClose: () => ended.push(title) }),
  )
  closeAllModals()
  expect(onScreen()).toEqual(['(One)', '(Two)', '(Three)'])
  expect(ended).toEqual(['Three', 'Two', 'One'])
  expect(await Promise.all(answers)).toEqual([undefined, undefined, undefined])
  vi.advanceTimersByTime(300)
  expect(onScreen()).toEqual([])
})

test('R4.08 R9.08 a closed modal is removed after 300 ms', () => {
  void openModal({ title: 'One', content })
  closeModal()
  vi.advanceTimersByTime(299)
  expect(onScreen()).toEqual(['(One)'])
  vi.advanceTimersByTime(1)
  expect(onScreen()).toEqual([])
})

test('R3.11 the close callback is told the result, once', () => {
  const onClose = vi.fn<(result: string | undefined) => void>()
  void openModal<string>({ title: 'One', content, onClose })
  const [modal] = modalsOnScreen()
  closeModal('yes', modal?.id)
  closeModal('again', modal?.id)
  expect(onClose.mock.calls).toEqual([['yes']])
})
