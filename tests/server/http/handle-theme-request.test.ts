import { describe, expect, test } from 'vitest'
import { handleThemeRequest } from '#app/server/http/handle-theme-request.ts'

function postTheme(
  path: string,
  headers: Record<string, string> = {},
  isHttps = false,
): Response | null {
  return handleThemeRequest(
    new Request(`http://shop.test${path}`, { method: 'POST', headers }),
    path,
    isHttps,
  )
}

describe('choosing a theme without JavaScript', () => {
  test.each(['light', 'dark'])('stores %s for a year and redirects back to the page', (theme) => {
    const response = postTheme(`/theme/${theme}`, { referer: 'http://shop.test/de/catalog?page=2' })
    expect(response?.status).toBe(303)
    expect(response?.headers.get('location')).toBe('/de/catalog?page=2')
    expect(response?.headers.get('set-cookie')).toBe(
      `theme=${theme}; Max-Age=31536000; Path=/; SameSite=Lax`,
    )
  })

  test('sets a Secure cookie with HTTPS [P8.06]', () => {
    const response = postTheme('/theme/dark', {}, true)
    expect(response?.headers.get('set-cookie')).toBe(
      'theme=dark; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    )
  })

  test('removes the cookie for the system theme', () => {
    expect(postTheme('/theme/system')?.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test.each([
    ['a missing Referer', {}, '/'],
    ['a Referer that is not a URL', { referer: 'over there' }, '/'],
    [
      'a Referer of another site',
      { referer: 'https://elsewhere.test//evil.test/a' },
      '/evil.test/a',
    ],
    ['a Referer with another scheme', { referer: 'app://shop.test/\\evil.test' }, '/'],
    [
      'a Referer whose path looks like a host',
      { referer: 'http://shop.test//evil.test' },
      '/evil.test',
    ],
  ])('redirects only within this site: %s', (_case, headers, location) => {
    expect(postTheme('/theme/dark', headers)?.headers.get('location')).toBe(location)
  })

  test('is refused for cross-site requests', () => {
    const response = postTheme('/theme/dark', { 'sec-fetch-site': 'cross-site' })
    expect(response?.status).toBe(403)
    expect(response?.headers.get('set-cookie')).toBeNull()
  })

  test.each(['/theme/blue', '/theme/', '/themes/dark', '/theme/dark/more'])(
    'ignores %s',
    (path) => {
      expect(postTheme(path)).toBeNull()
    },
  )
})
