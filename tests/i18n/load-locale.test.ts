import { describe, expect, test } from 'vitest'
import { loadLocale } from '#app/i18n/load-locale.ts'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { createAppContext } from '../support/shops/app-context.ts'

interface LogLine {
  readonly level: string
  readonly event: string
  readonly locale: unknown
}

/** Requests a page with the content of `render`; returns the response and the log lines. */
async function requestPage(path: string, render: () => Promise<string>, cookie = '') {
  const lines: LogLine[] = []
  const app = createAppContext({
    log: (level: string, event: string, fields: Readonly<Record<string, unknown>> = {}) => {
      if (level !== 'debug') lines.push({ level, event, locale: fields['locale'] })
    },
  })
  const pageRequest = new Request(`http://localhost:3000${path}`, { headers: { cookie } })
  const response = await handleRequest(
    pageRequest,
    app,
    '192.0.2.1',
    async () => new Response(await render()),
  )
  return { status: response.status, body: await response.text(), lines }
}

/** Creates a loader for each locale; those of the locales in `failing` reject. */
function createLoaders(failing: readonly Locale[]) {
  const load = (locale: Locale) => async () => {
    if (failing.includes(locale)) throw new Error('the file is missing')
    return `the text in ${locale}`
  }
  return {
    en: load('en'),
    de: load('de'),
    nl: load('nl'),
    it: load('it'),
    fr: load('fr'),
    es: load('es'),
  }
}

describe('loading a locale', () => {
  test('a locale that fails to load is logged and English is rendered instead [R8.06]', async () => {
    const { status, body, lines } = await requestPage('/de/privacy', () =>
      loadLocale(createLoaders(['de']), 'de', 'en'),
    )
    expect(status).toBe(200)
    expect(body).toBe('the text in en')
    expect(lines).toEqual([{ level: 'error', event: 'Failed locale loading', locale: 'de' }])
  })

  test.each(locales)('a page in %s is rendered and nothing is logged [R8.06]', async (locale) => {
    const { body, lines } = await requestPage(`/${locale}/privacy`, () =>
      loadLocale(createLoaders([]), locale, 'en'),
    )
    expect(body).toBe(`the text in ${locale}`)
    expect(lines).toEqual([])
  })

  test('if English fails too, loading rejects and both failures are logged [R8.06]', async () => {
    const failed = loadLocale(createLoaders(['fr', 'en']), 'fr', 'en')
    await expect(failed).rejects.toThrow('the file is missing')
    const { lines } = await requestPage('/fr/privacy', () =>
      loadLocale(createLoaders(['fr', 'en']), 'fr', 'en').catch(() => 'the error page'),
    )
    expect(lines.map((line) => line.locale)).toEqual(['fr', 'en'])
  })
})

describe('an unsupported locale', () => {
  const page = () => Promise.resolve('a page')

  test.each([
    ['in the path', '/pl/catalog', '', 'pl'],
    ['in the path with its region', '/pt-BR/catalog', '', 'pt-BR'],
    ['in the cookie', '/en/catalog', 'i18n_redirected=xx', 'xx'],
  ])('%s is logged as a warning [R8.06]', async (_, path, cookie, locale) => {
    const { body, lines } = await requestPage(path, page, cookie)
    expect(body).toBe('a page')
    expect(lines).toEqual([{ level: 'warn', event: 'Missing locale', locale }])
  })

  test.each(['/en/catalog', '/catalogue', '/media/file.mp3', '/_serverFn/abc'])(
    'is not logged for %s [R8.06]',
    async (path) => {
      expect((await requestPage(path, page, 'i18n_redirected=it')).lines).toEqual([])
    },
  )

  test('a long cookie is truncated in the log [R8.06]', async () => {
    const { lines } = await requestPage('/en/', page, `i18n_redirected=${'x'.repeat(3000)}`)
    expect(String(lines[0]?.locale)).toHaveLength(35)
  })
})
