// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getDefaultErrorText, reportFailure } from '#app/features/errors/report-outcome.ts'
import { refusal } from '#app/provider/failure.ts'
import { closeToast, currentToasts } from '#app/ui/toast-store.ts'

const texts = () => currentToasts().map((toast) => toast.text)
/** The words of a refusal come a moment later, with the part of the program that holds them. */
const told = (count: number) =>
  vi.waitFor(() => {
    if (texts().length < count) throw new Error('Not all is told yet')
    return texts()
  })

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id)
  vi.restoreAllMocks()
})

describe('telling of a failed action', () => {
  test('R8.01 a session that has ended opens the login and comes back to this page', () => {
    window.history.replaceState(null, '', '/en/cart?step=checkout')
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    reportFailure({ kind: 'unauthorised', status: 419 })
    expect(opened.mock.calls).toEqual([['/en/auth/login?backUrl=%2Fen%2Fcart%3Fstep%3Dcheckout']])
    expect(texts()).toEqual([])
  })

  test('R8.02 each message of a refusal is a danger toast of its own', async () => {
    const messages = ['One', 'Two'].map((text) => ({ text, field: null, reason: null }))
    reportFailure(refusal(422, { messages }))
    expect(await told(2)).toEqual(['Two', 'One'])
    expect(currentToasts().every((toast) => toast.theme === 'danger')).toBe(true)
  })

  test('R8.02 where nothing answered, the toast offers a second try', () => {
    let tries = 0
    reportFailure({ kind: 'unreachable', status: null }, { tryAgain: () => tries++ })
    expect(texts()).toEqual(['Something went wrong, please try again'])
    currentToasts()[0]?.action?.run()
    expect(tries).toBe(1)
  })

  test('R8.02 a refusal offers no second try, which would be refused again', async () => {
    reportFailure(refusal(400, { reason: 'coupon_invalid' }), { tryAgain: () => {} })
    await vi.waitFor(() => expect(currentToasts()).toHaveLength(1))
    expect(currentToasts()[0]?.action).toBeUndefined()
  })

  test('R8.03 without a text of the caller, a visitor is asked to log in first', async () => {
    reportFailure(refusal(422, {}), { loggedIn: false })
    expect(await told(1)).toEqual(['Log in to your account first'])
    expect(getDefaultErrorText(true)).toBe('Something went wrong, please try again')
  })

  test('R8.03 the text of the caller comes before the default', async () => {
    reportFailure(refusal(422, {}), { loggedIn: false, text: 'Own words' })
    expect(await told(1)).toEqual(['Own words'])
  })
})
