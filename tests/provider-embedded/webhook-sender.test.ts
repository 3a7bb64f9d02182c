import { describe, expect, test } from 'vitest'
import {
  now,
  claims,
  goodCard,
  respondWithStatus,
  openPage,
  pageUrl,
  post,
} from '../support/payment-page.ts'

describe('an unavailable provider', () => {
  test('the customer continues at once, and the webhook is retried until it succeeds', async () => {
    const busy = () => new Response('busy', { status: 503 })
    let minutes = 0
    const time = () => new Date(now.getTime() + minutes++ * 60_000)
    const far = { expires: now.getTime() + 3_600_000 }
    const { page, heard, pauses } = openPage([busy, busy, respondWithStatus('paid')], time)
    const answer = await page.fetch(post(pageUrl(far), goodCard))
    expect(answer.headers.get('location')).toBe(claims.pass)
    await expect.poll(() => heard.length).toBe(3)
    expect(pauses).toEqual([1000, 2000])
    expect(new Set(heard.map((notice) => notice.body)).size).toBe(1)
    expect(new Set(heard.map((notice) => notice.signature)).size).toBe(3)
    await page.close()
  })

  test('retries go on for days, at most a minute apart, until the page is closed', async () => {
    let started = false
    let days = 0
    const time = () => new Date(now.getTime() + (started ? days++ : 0) * 86_400_000)
    const silent = openPage([], time)
    started = true
    const far = { expires: now.getTime() + 10 * 86_400_000 }
    await silent.page.fetch(post(pageUrl(far), goodCard))
    await expect.poll(() => days).toBeGreaterThan(14)
    await silent.page.close()
    expect(silent.heard.length).toBeGreaterThan(3)
    expect(Math.max(...silent.pauses)).toBeLessThanOrEqual(60_000)

    const ended = openPage()
    await ended.page.fetch(post(pageUrl(), goodCard))
    await ended.page.close()
    const attempts = ended.heard.length
    await new Promise((resolve) => setImmediate(resolve))
    expect(attempts).toBeLessThan(10)
    expect(ended.heard).toHaveLength(attempts)
  })

  test('a rejected webhook is not retried', async () => {
    const { page, heard, pauses } = openPage([() => new Response('{}', { status: 400 })])
    await page.fetch(post(pageUrl(), goodCard))
    await page.close()
    expect(heard).toHaveLength(1)
    expect(pauses).toEqual([])
  })
})
