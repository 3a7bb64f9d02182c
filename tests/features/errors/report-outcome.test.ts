// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getDefaultErrorText, reportFailure } from '#app/features/errors/report-outcome.ts'
import { refusal } from '#app/provider/failure.ts'
import { closeToast, currentToasts } from '#app/ui/toast-store.ts'

const texts = () => currentToasts().map((toast) => toast.text)
/** Waits for toasts, since the messages of a refusal are in a chunk that has to be loaded. */
const waitForTexts = (count: number) =>
  vi.waitFor(() => {
    if (texts().length < count) throw new Error('Toasts are missing')
    return texts()
  })

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id)
  vi.restoreAllMocks()
})

describe('reporting a failed action', () => {
  test('an expired session opens the login page with a back URL to this page [R8.01]', () => {
    window.history.replaceState(null, '', '/en/cart?step=checkout')
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    reportFailure({ kind: 'unauthorised', status: 419 })
    expect(opened.mock.calls).toEqual([['/en/auth/login?backUrl=%2Fen%2Fcart%3Fstep%3Dcheckout']])
    expect(texts()).toEqual([])
  })

  test('each message of a refusal is shown in a separate danger toast [R8.02]', async () => {
    const messages = ['One', 'Two'].map((text) => ({ text, field: null, reason: null }))
    reportFailure(refusal(422, { messages }))
    expect(await waitForTexts(2)).toEqual(['Two', 'One'])
    expect(currentToasts().every((toast) => toast.theme === 'danger')).toBe(true)
  })

  test('without a response, the toast offers a retry [R8.02]', () => {
    let tries = 0
    reportFailure({ kind: 'unreachable', status: null }, { tryAgain: () => tries++ })
    expect(texts()).toEqual(['Something went wrong, please try again'])
    currentToasts()[0]?.action?.run()
    expect(tries).toBe(1)
  })

  test('a refusal offers no retry, because a retry would be refused too [R8.02]', async () => {
    reportFailure(refusal(400, { reason: 'coupon_invalid' }), { tryAgain: () => {} })
    await vi.waitFor(() => expect(currentToasts()).toHaveLength(1))
    expect(currentToasts()[0]?.action).toBeUndefined()
  })

  test('the default message asks guests to log in first [R8.03]', async () => {
    reportFailure(refusal(422, {}), { loggedIn: false })
    expect(await waitForTexts(1)).toEqual(['Log in to your account first'])
    expect(getDefaultErrorText(true)).toBe('Something went wrong, please try again')
  })

  test('the caller’s message replaces the default one [R8.03]', async () => {
    reportFailure(refusal(422, {}), { loggedIn: false, text: 'Own text' })
    expect(await waitForTexts(1)).toEqual(['Own text'])
  })
})
