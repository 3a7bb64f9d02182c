import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeToast,
  currentToasts,
  pauseToast,
  resumeToast,
  showToast,
  toastsOnScreen,
} from '#app/ui/toast-store.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => toastsOnScreen().map((toast) => toast.text)
const closedTexts = () => toastsOnScreen().flatMap(({ closed, text }) => (closed ? [text] : []))

test('by default, a toast has the danger theme, is closable, 500 px wide without padding and open for 5000 ms [R3.10 R9.02]', () => {
  showToast({ text: 'Hello' })
  expect(toastsOnScreen()[0]).toMatchObject({
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
  expect(toastsOnScreen()[0]).toMatchObject(options)
})

test('the newest toast comes first [R4.06]', () => {
  for (const text of ['one', 'two', 'three']) showToast({ text })
  expect(texts()).toEqual(['three', 'two', 'one'])
})

test('a toast is marked closed after its timeout and removed 300 ms later [R4.06 R9.02]', () => {
  showToast({ text: 'Hello' })
  vi.advanceTimersByTime(4999)
  expect(closedTexts()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(closedTexts()).toEqual(['Hello'])
  expect(currentToasts()).toEqual([])
  vi.advanceTimersByTime(299)
  expect(texts()).toEqual(['Hello'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('closing a toast twice removes only that toast [R4.06]', () => {
  const id = showToast({ text: 'first' })
  showToast({ text: 'second' })
  closeToast(id)
  expect(closedTexts()).toEqual(['first'])
  vi.advanceTimersByTime(200)
  closeToast(id)
  vi.advanceTimersByTime(100)
  expect(texts()).toEqual(['second'])
})

test('a paused toast keeps its remaining time [R4.06]', () => {
  const id = showToast({ text: 'Hello' })
  vi.advanceTimersByTime(4000)
  pauseToast(id, 'pointer')
  expect(toastsOnScreen()[0]?.paused).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(closedTexts()).toEqual([])
  resumeToast(id, 'pointer')
  vi.advanceTimersByTime(999)
  expect(closedTexts()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(closedTexts()).toEqual(['Hello'])
})

test('a toast paused by both pointer and focus resumes when both are gone [R4.06]', () => {
  const id = showToast({ text: 'Hello' })
  pauseToast(id, 'pointer')
  pauseToast(id, 'focus')
  resumeToast(id, 'pointer')
  vi.advanceTimersByTime(60_000)
  expect(closedTexts()).toEqual([])
  resumeToast(id, 'focus')
  vi.advanceTimersByTime(5000)
  expect(closedTexts()).toEqual(['Hello'])
})
