import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PageError } from '#app/features/errors/page-error.ts'
import { ErrorPage } from '#app/features/errors/error-page.tsx'
import { ErrorScreen } from '#app/features/errors/error-screen.tsx'
import { ForbiddenPage } from '#app/features/errors/forbidden-page.tsx'
import { NotFoundPage } from '#app/features/errors/not-found-page.tsx'
import { selectLayout } from '#app/layouts/select-layout.ts'
import type { Log } from '#provider/contract/log.ts'
import { runAsGuest } from '../../support/programs/run-as-guest.ts'
import { renderInShop } from '../render-in-shop.tsx'

const getHeadingText = () => screen.getByRole('heading', { level: 1 }).textContent
const getPageText = () => document.body.textContent

describe('error pages', () => {
  test('the not-found page explains what happened and links to the main page [R2.14]', () => {
    renderInShop(<NotFoundPage />)
    expect(getHeadingText()).toBe('There is no page here')
    expect(getPageText()).toContain('404')
    expect(getPageText()).toContain('Page Not Found')
    expect(getPageText()).toContain('may have been moved or deleted')
    expect(screen.getByRole('link', { name: 'Go to the homepage' }).getAttribute('href')).toBe('/')
  })

  test('the error page explains what happened, links to the main page and has a back button [R2.12]', () => {
    renderInShop(<ErrorScreen />)
    expect(getHeadingText()).toBe('An error has occurred')
    expect(getPageText()).toContain('Something went wrong')
    expect(screen.getByRole('link', { name: 'Go to the homepage' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Go back' })).toBeTruthy()
  })

  test('the forbidden page says that access is denied and has a back button [R2.13]', () => {
    renderInShop(<ForbiddenPage />)
    expect(getHeadingText()).toBe('Access is denied')
    expect(getPageText()).toContain('403')
    expect(screen.getByRole('button', { name: 'Go back' })).toBeTruthy()
  })

  test.each([
    [new PageError('unreachable'), '503Service Unavailable'],
    [new PageError('timeout'), '504Internal Server Error'],
    [new Error('secret text at db.ts:7'), '500Internal Server Error'],
    ['no error at all', '500Internal Server Error'],
  ])('%s is shown as %s with a retry button and without its message [R2.17]', (error, status) => {
    renderInShop(<ErrorPage error={error} />)
    expect(getPageText()).toContain(status)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(getPageText()).not.toMatch(/secret|db\.ts|could not be loaded|no error at all/)
  })
})

describe('the log', () => {
  const log = vi.fn<Log>()
  const render = (error: unknown) =>
    runAsGuest('http://provider.test', () => renderInShop(<ErrorPage error={error} />), log)

  afterEach(() => void log.mockClear())

  test('contains an error that the page does not explain', () => {
    render(new Error('a bug'))
    expect(log).toHaveBeenCalledWith('error', 'page-failed', {
      requestId: expect.any(String),
      path: '/',
      error: expect.stringContaining('a bug'),
    })
  })

  test('does not repeat a provider error, which is logged where it occurs', () => {
    render(new PageError('unreachable'))
    expect(log).not.toHaveBeenCalled()
  })
})

describe('the layout of a page', () => {
  const root = { status: 'success', staticData: {} }

  test('is the one set by the route, or the default one [R2.15]', () => {
    const cart = { status: 'success', staticData: { layout: 'colored' as const } }
    expect(selectLayout([root, cart])).toBe('colored')
    expect(selectLayout([root, root])).toBe('default')
    const card = { status: 'success', staticData: { layout: 'empty' as const } }
    expect(selectLayout([root, cart, card])).toBe('empty')
    expect(selectLayout([root, cart, root])).toBe('default')
  })

  test("is empty for a missing or failed page, regardless of the route's layout [R2.14]", () => {
    const colored = { layout: 'colored' as const }
    expect(selectLayout([root])).toBe('empty')
    expect(selectLayout([root, { status: 'notFound', staticData: colored }])).toBe('empty')
    expect(selectLayout([root, { status: 'error', staticData: colored }])).toBe('empty')
  })
})
