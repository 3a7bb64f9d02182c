// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { canReload } from '#app/router/reload-guard.ts'

const noon = Date.UTC(2026, 2, 1, 12)

afterEach(() => sessionStorage.clear())

describe('the reload guard', () => {
  test('R2.30 R9.04 a path is not loaded anew twice within ten seconds', () => {
    expect(canReload('/en/cart', noon)).toBe(true)
    expect(canReload('/en/cart', noon + 9_999)).toBe(false)
    expect(canReload('/en/cart', noon + 10_000)).toBe(true)
    expect(canReload('/en/cart', noon + 19_999)).toBe(false)
  })

  test('R2.30 a refused reload does not lengthen the wait', () => {
    canReload('/en/cart', noon)
    for (const second of [3, 6, 9]) canReload('/en/cart', noon + second * 1000)
    expect(canReload('/en/cart', noon + 10_000)).toBe(true)
  })

  test('R2.30 it remembers the path and when it expires', () => {
    canReload('/en/cart', noon)
    const kept = Object.values({ ...sessionStorage }).map((text) => JSON.parse(String(text)))
    expect(kept).toEqual([{ path: '/en/cart', expires: noon + 10_000 }])
    expect(canReload('/en/catalog', noon + 1)).toBe(true)
  })

  test('R2.30 without a storage that could stop a loop nothing is loaded anew', () => {
    expect(canReload('/en/cart', noon, null)).toBe(false)
  })

  test.each(['nonsense', '3', '{"path":"/en/cart"}'])(
    'R2.30 %s in the storage is overwritten',
    (text) => {
      sessionStorage.setItem('overtone-reload', text)
      expect(canReload('/en/cart', noon)).toBe(true)
      expect(canReload('/en/cart', noon)).toBe(false)
    },
  )
})
