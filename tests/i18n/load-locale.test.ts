import { describe, expect, test } from 'vitest'
import { loadLocale } from '#app/i18n/load-locale.ts'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { handleRequest } from '#app/server/handle-request.server.ts'
import { readSettings } from '#app/server/settings.ts'

interface Line {
  readonly level: string
  readonly event: string
  readonly locale: unknown
}

/** Asks for an address of a shop whose page is made by `render`; tells the answer and the log. */
async function ask(path: string, render: () => Promise<string>, cookie = '') {
  const lines: Line[] = []
  const host = {
    settings: readSettings({}),
    log: (level: string, event: string, fields: Readonly<Record<string, unknown>> = {}) => {
      if (level !== 'debug') lines.push({ level, event, locale: fields['locale'] })
    },
    secret: 'a secret of the tests, nothing more',
    providerUrl: 'http://provider.invalid',
    providerFetch: () => Promise.reject(new Error('nobody is asked')),
  }
  const request = new Request(`http://localhost:3000${path}`, { headers: { cookie } })
  const answer = await handleRequest(
    request,
    host,
    '192.0.2.1',
    async () => new Response(await render()),
  )
  return { status: answer.status, body: await answer.text(), lines }
}

/** Loaders of each language's own text, of which some fail. */
function loadersFailingFor(failing: readonly Locale[]) {
  const load = (locale: Locale) => async () => {
    if (failing.includes(locale)) throw new Error('the file is gone')
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

describe('loading a language', () => {
  test('R8.06 a language that does not load is logged and the page goes on in English', async () => {
    const { status, body, lines } = await ask('/de/privacy', () =>
      loadLocale(loadersFailingFor(['de']), 'de'),
    )
    expect(status).toBe(200)
    expect(body).toBe('the text in en')
    expect(lines).toEqual([{ level: 'error', event: 'Failed locale loading', locale: 'de' }])
  })

  test.each(locales)('R8.06 %s that loads is shown, and nothing is logged', async (locale) => {
    const { body, lines } = await ask(`/${locale}/privacy`, () =>
      loadLocale(loadersFailingFor([]), locale),
    )
    expect(body).toBe(`the text in ${locale}`)
    expect(lines).toEqual([])
  })

  test('R8.06 where English fails too the failure is told, with both in the log', async () => {
    const failed = loadLocale(loadersFailingFor(['fr', 'en']), 'fr')
    await expect(failed).rejects.toThrow('the file is gone')
    const { lines } = await ask('/fr/privacy', () =>
      loadLocale(loadersFailingFor(['fr', 'en']), 'fr').catch(() => 'the error page'),
    )
    expect(lines.map((line) => line.locale)).toEqual(['fr', 'en'])
  })
})

describe('a language the shop does not speak', () => {
  const page = () => Promise.resolve('a page')

  test.each([
    ['in the path', '/pl/catalog', '', 'pl'],
    ['in the path with its region', '/pt-BR/catalog', '', 'pt-BR'],
    ['in the cookie', '/en/catalog', 'i18n_redirected=xx', 'xx'],
  ])('R8.06 a missing locale %s is logged as a warning', async (_, path, cookie, locale) => {
    const { body, lines } = await ask(path, page, cookie)
    expect(body).toBe('a page')
    expect(lines).toEqual([{ level: 'warn', event: 'Missing locale', locale }])
  })

  test.each(['/en/catalog', '/catalogue', '/media/file.mp3', '/_serverFn/abc'])(
    'R8.06 %s names no missing locale',
    async (path) => {
      expect((await ask(path, page, 'i18n_redirected=it')).lines).toEqual([])
    },
  )

  test('R8.06 a long cookie does not fill the log', async () => {
    const { lines } = await ask('/en/', page, `i18n_redirected=${'x'.repeat(3000)}`)
    expect(String(lines[0]?.locale)).toHaveLength(35)
  })
})
