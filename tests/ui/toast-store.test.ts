import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeToast,
  getOpenToasts,
  pauseToast,
  resumeToast,
  showToast,
  getToastsOnScreen,
} from '#app/ui/toast-store.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  for (const { id } of getOpenToasts()) closeToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

const getTexts = () => getToastsOnScreen().map((toast) => toast.text)
const getClosedTexts = () =>
  getToastsOnScreen().flatMap(({ closed, text }) => (closed ? [text] : []))

test('by default, a toast has the danger theme, is closable, 500 px wide without padding and open for 5000 ms [R3.10 R9.02]', () => {
  showToast({ text: 'Hello' })
  expect(getToastsOnScreen()[0]).toMatchObject({
    text: 'Hello',
    theme: 'danger',
    canClose: true,
    width: 500,
    padding: 0,
    timeout: 5000,
  })
})

test('every option of a toast can be set [R3.10]', () => {
  const options = {
    text: 'Hi',
    theme: 'grey',
    canClose: false,
    width: 1,
    padding: 2,
    timeout: 3,
  } as const
  showToast(options)
  expect(getToastsOnScreen()[0]).toMatchObject(options)
})

test('the newest toast comes first [R4.06]', () => {
  for (const text of ['one', 'two', 'three']) showToast({ text })
  expect(getTexts()).toEqual(['three', 'two', 'one'])
})

test('a toast is marked closed after its timeout and removed 300 ms later [R4.06 R9.02]', () => {
  showToast({ text: 'Hello' })
  vi.advanceTimersByTime(4999)
  expect(getClosedTexts()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(getClosedTexts()).toEqual(['Hello'])
  expect(getOpenToasts()).toEqual([])
  vi.advanceTimersByTime(299)
  expect(getTexts()).toEqual(['Hello'])
  vi.advanceTimersByTime(1)
  expect(getTexts()).toEqual([])
})

test('closing a toast twice removes only that toast [R4.06]', () => {
  const id = showToast({ text: 'first' })
  showToast({ text: 'second' })
  closeToast(id)
  expect(getClosedTexts()).toEqual(['first'])
  vi.advanceTimersByTime(200)
  closeToast(id)
  vi.advanceTimersByTime(100)
  expect(getTexts()).toEqual(['second'])
})

test('a paused toast keeps its remaining time [R4.06]', () => {
  const id = showToast({ text: 'Hello' })
  vi.advanceTimersByTime(4000)
  pauseToast(id, 'pointer')
  expect(getToastsOnScreen()[0]?.paused).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(getClosedTexts()).toEqual([])
  resumeToast(id, 'pointer')
  vi.advanceTimersByTime(999)
  expect(getClosedTexts()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(getClosedTexts()).toEqual(['Hello'])
})

test('a toast paused by both pointer and focus resumes when both are gone [R4.06]', () => {
  const id = showToast({ text: 'Hello' })
  pauseToast(id, 'pointer')
  pauseToast(id, 'focus')
  resumeToast(id, 'pointer')
  vi.advanceTimersByTime(60_000)
  expect(getClosedTexts()).toEqual([])
  resumeToast(id, 'focus')
  vi.advanceTimersByTime(5000)
  expect(getClosedTexts()).toEqual(['Hello'])
})

test('a toast takes the place of one that says the same or that it replaces, at once [P4.12]', () => {
  showToast({ text: 'Offline' })
  const added = showToast({ text: 'One sound is in your cart' })
  showToast({ text: 'Offline' })
  showToast({ text: 'Two sounds are in your cart', replaces: added })
  expect(getTexts()).toEqual(['Two sounds are in your cart', 'Offline'])
  // The timer of the replaced toast has gone with it.
  vi.advanceTimersByTime(4999)
  expect(getOpenToasts()).toHaveLength(2)
})
