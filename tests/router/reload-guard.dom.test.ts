import { describe, expect, test } from 'vitest'
import { tryRecordReload } from '#app/router/reload-guard.ts'

const noon = Date.UTC(2026, 2, 1, 12)

describe('the reload guard', () => {
  test('a path is not reloaded twice within ten seconds [R2.30 R9.04]', () => {
    expect(tryRecordReload('/en/cart', noon)).toBe(true)
    expect(tryRecordReload('/en/cart', noon + 9_999)).toBe(false)
    expect(tryRecordReload('/en/cart', noon + 10_000)).toBe(true)
    expect(tryRecordReload('/en/cart', noon + 19_999)).toBe(false)
  })

  test('a refused reload does not extend the wait [R2.30]', () => {
    tryRecordReload('/en/cart', noon)
    for (const second of [3, 6, 9]) tryRecordReload('/en/cart', noon + second * 1000)
    expect(tryRecordReload('/en/cart', noon + 10_000)).toBe(true)
  })

  test('the path and the expiry time are stored [R2.30]', () => {
    tryRecordReload('/en/cart', noon)
    const stored = Object.values({ ...sessionStorage }).map((text) => JSON.parse(String(text)))
    expect(stored).toEqual([{ path: '/en/cart', expires: noon + 10_000 }])
    expect(tryRecordReload('/en/catalog', noon + 1)).toBe(true)
  })

  test('without session storage, which prevents loops, nothing is reloaded [R2.30]', () => {
    expect(tryRecordReload('/en/cart', noon, null)).toBe(false)
  })

  test('if the session storage is full, nothing is reloaded [R2.30]', () => {
    const full: Storage = {
      length: 0,
      clear: () => {},
      getItem: () => null,
      key: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      },
    }
    expect(tryRecordReload('/en/cart', noon, full)).toBe(false)
  })

  test.each(['nonsense', '3', '{"path":"/en/cart"}'])(
    'an invalid entry in session storage is overwritten: %s [R2.30]',
    (text) => {
      sessionStorage.setItem('reload', text)
      expect(tryRecordReload('/en/cart', noon)).toBe(true)
      expect(tryRecordReload('/en/cart', noon)).toBe(false)
    },
  )
})
