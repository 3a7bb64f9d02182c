// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { navigatingAway, useAction } from '#app/features/forms/use-action.ts'
import { closeToast, currentToasts } from '#app/ui/toast-store.ts'

afterEach(() => {
  cleanup()
  for (const { id } of currentToasts()) closeToast(id)
})

/** An action whose work ends when the test resolves it. */
function renderAction() {
  const work = Promise.withResolvers<typeof navigatingAway | void>()
  const { result } = renderHook(() => useAction(() => work.promise))
  const run = () => act(async () => void result.current.run())
  return { work, run, action: () => result.current }
}

test('an action is busy until its work has finished', async () => {
  const { work, run, action } = renderAction()
  expect(action().busy).toBe(false)
  await run()
  expect(action().busy).toBe(true)
  await act(async () => work.resolve())
  expect(action().busy).toBe(false)
  expect(currentToasts()).toEqual([])
})

test('an action that rejects shows an error and can be tried again', async () => {
  const { work, run, action } = renderAction()
  await run()
  await act(async () => work.reject(new Error('no connection')))
  expect(currentToasts().map(({ theme }) => theme)).toEqual(['danger'])
  expect(action().busy).toBe(false)
})

test('an action that navigates away stays busy until the visitor comes back', async () => {
  const { work, run, action } = renderAction()
  await run()
  await act(async () => work.resolve(navigatingAway))
  expect(action().busy).toBe(true)
  act(() => void globalThis.dispatchEvent(new Event('pageshow')))
  expect(action().busy).toBe(false)
})
