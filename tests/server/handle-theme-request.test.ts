import { describe, expect, test } from 'vitest'
import { handleThemeRequest } from '#app/server/handle-theme-request.ts'

function choose(path: string, headers: Record<string, string> = {}): Response | null {
  return handleThemeRequest(
    new Request(`http://shop.test${path}`, { method: 'POST', headers }),
    path,
  )
}

describe('light, dark or system, without a script', () => {
  test.each(['light', 'dark'])('%s is kept for a year, and leads back to its page', (theme) => {
    const answer = choose(`/theme/${theme}`, { referer: 'http://shop.test/de/catalog?page=2' })
    expect(answer?.status).toBe(303)
    expect(answer?.headers.get('location')).toBe('/de/catalog?page=2')
    expect(answer?.headers.get('set-cookie')).toBe(
      `theme=${theme}; Max-Age=31536000; Path=/; SameSite=Lax`,
    )
  })

  test('the system’s own setting is remembered by nothing', () => {
    expect(choose('/theme/system')?.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test.each([
    ['nothing', {}, '/'],
    ['what is no address', { referer: 'over there' }, '/'],
    ['another site', { referer: 'https://elsewhere.test//evil.test/a' }, '/evil.test/a'],
    [
      'a page whose path begins like a site',
      { referer: 'http://shop.test//evil.test' },
      '/evil.test',
    ],
  ])('a page named by %s leads nowhere but to this site', (_what, headers, location) => {
    expect(choose('/theme/dark', headers)?.headers.get('location')).toBe(location)
  })

  test('no other site chooses', () => {
    const answer = choose('/theme/dark', { 'sec-fetch-site': 'cross-site' })
    expect(answer?.status).toBe(403)
    expect(answer?.headers.get('set-cookie')).toBeNull()
  })

  test.each(['/theme/blue', '/theme/', '/themes/dark', '/theme/dark/more'])(
    '%s is no choice',
    (path) => {
      expect(choose(path)).toBeNull()
    },
  )
})
