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

test('R3.10 R9.02 a toast is dangerous, closable, 500 wide, without padding and open for 5000 ms', () => {
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

test('R3.10 each option of a toast can be another', () => {
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

test('R4.06 the newest toast stands first', () => {
  for (const text of ['one', 'two', 'three']) showToast({ text })
  expect(texts()).toEqual(['three', 'two', 'one'])
})

test('R4.06 R9.02 a toast is marked closed after its timeout and removed 300 ms later', () => {
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

test('R4.06 a toast that is closed twice is removed once, and leaves the others alone', () => {
  const id = showToast({ text: 'first' })
  showToast({ text: 'second' })
  closeToast(id)
  expect(closedTexts()).toEqual(['first'])
  vi.advanceTimersByTime(200)
  closeToast(id)
  vi.advanceTimersByTime(100)
  expect(texts()).toEqual(['second'])
})

test('R4.06 a held toast keeps the time it had left', () => {
  const id = showToast({ text: 'Hello' })
  vi.advanceTimersByTime(4000)
  pauseToast(id, 'pointer')
  expect(toastsOnScreen()[0]?.held).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(closedTexts()).toEqual([])
  resumeToast(id, 'pointer')
  vi.advanceTimersByTime(999)
  expect(closedTexts()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(closedTexts()).toEqual(['Hello'])
})

test('R4.06 a toast held by pointer and focus runs on when both have gone', () => {
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
