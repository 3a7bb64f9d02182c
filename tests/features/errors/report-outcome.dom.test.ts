import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getDefaultErrorText, reportFailure } from '#app/features/errors/report-outcome.ts'
import { createRefusal } from '#app/provider/failure.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'

const getToastTexts = () => getOpenToasts().map((toast) => toast.text)
/** Waits for toasts, because the refusal messages are in a lazily loaded chunk. */
async function waitForToastTexts(count: number): Promise<string[]> {
  await expect.poll(() => getToastTexts().length).toBeGreaterThanOrEqual(count)
  return getToastTexts()
}

// A request of an earlier test in this worker may have failed only after that test ended.
beforeEach(() => {
  for (const { id } of getOpenToasts()) closeToast(id)
})

describe('reporting a failed action', () => {
  test('an expired session opens the login page with a back URL to this page [R8.01]', () => {
    window.history.replaceState(null, '', '/en/cart?step=checkout')
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    reportFailure({ kind: 'unauthorised', status: 419 })
    expect(opened.mock.calls).toEqual([['/en/auth/login?backUrl=%2Fen%2Fcart%3Fstep%3Dcheckout']])
    expect(getToastTexts()).toEqual([])
  })

  test('each message of a refusal is shown in a separate danger toast [R8.02]', async () => {
    const messages = ['One', 'Two'].map((text) => ({ text, field: null, reason: null }))
    reportFailure(createRefusal(422, { messages }))
    expect(await waitForToastTexts(2)).toEqual(['Two', 'One'])
    expect(getOpenToasts().every((toast) => toast.theme === 'danger')).toBe(true)
  })

  test('without a response, the toast offers a retry [R8.02]', () => {
    let tries = 0
    reportFailure({ kind: 'unreachable', status: null }, { tryAgain: () => tries++ })
    expect(getToastTexts()).toEqual(['Something went wrong, please try again'])
    getOpenToasts()[0]?.action?.run()
    expect(tries).toBe(1)
  })

  test('a refusal offers no retry, because a retry would be refused too [R8.02]', async () => {
    reportFailure(createRefusal(400, { reason: 'coupon_invalid' }), { tryAgain: () => {} })
    await expect.poll(() => getOpenToasts().length).toBe(1)
    expect(getOpenToasts()[0]?.action).toBeUndefined()
  })

  test('the default message asks guests to log in first [R8.03]', async () => {
    reportFailure(createRefusal(422, {}), { loggedIn: false })
    expect(await waitForToastTexts(1)).toEqual(['Log in to your account first'])
    expect(getDefaultErrorText(true)).toBe('Something went wrong, please try again')
  })

  test('the caller’s message replaces the default one [R8.03]', async () => {
    reportFailure(createRefusal(422, {}), { loggedIn: false, text: 'Own text' })
    expect(await waitForToastTexts(1)).toEqual(['Own text'])
  })
})
