// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { ForgotPage } from '#app/features/account/forgot-page.tsx'
import { LoginPage } from '#app/features/account/login-page.tsx'
import { ResetPage } from '#app/features/account/reset-page.tsx'
import { SignUpPage } from '#app/features/account/sign-up-page.tsx'
import { renderInShop } from '../render-in-shop.tsx'

const backUrl = '/en/cart?step=checkout'
const handedOn = new URLSearchParams({ backUrl }).toString()

afterEach(cleanup)

function link(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href')
}

/** The text that stands under a field as its error. */
function errorOf(label: string | RegExp): string | undefined {
  const notes = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return notes.map((id) => document.getElementById(id)).find((note) => note?.dataset['fieldError'])
    ?.textContent
}

describe('the login page', () => {
  test('R2.02 has email, password, remember me, and the ways to forgot and sign-up', () => {
    renderInShop(<LoginPage backUrl={undefined} expired={false} />)
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email')
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
    expect(screen.getByLabelText<HTMLInputElement>('Remember me').checked).toBe(false)
    expect(link('Forgot your password?')).toBe('/auth/forgot')
    expect(link('Create an account')).toBe('/auth/sign-up')
  })

  test('R2.24 hands the page wanted on to the other login pages, if it is one of this site', () => {
    renderInShop(<LoginPage backUrl={backUrl} expired={false} />)
    expect(link('Forgot your password?')).toContain(handedOn)
    expect(link('Create an account')).toContain(handedOn)
    cleanup()
    renderInShop(<LoginPage backUrl="//evil.example" expired={false} />)
    expect(link('Create an account')).toBe('/auth/sign-up')
  })

  test('R4.01 offers to go on without logging in only when a session has ended', () => {
    renderInShop(<LoginPage backUrl="/en/catalog" expired />)
    expect(link('Continue without logging in')).toBe('/en/catalog')
    cleanup()
    renderInShop(<LoginPage backUrl="/en/cart" expired />)
    expect(link('Continue without logging in')).toBe('/en/')
    cleanup()
    renderInShop(<LoginPage backUrl="/en/catalog" expired={false} />)
    expect(screen.queryByText('Continue without logging in')).toBeNull()
  })
})

describe('the sign-up page', () => {
  test('R2.03 leads to the login with the page wanted', () => {
    renderInShop(<SignUpPage backUrl={backUrl} />)
    expect(link('Log in')).toContain(handedOn)
  })

  test('R5.01 the agreement is not ticked beforehand and leads to both texts', () => {
    renderInShop(<SignUpPage backUrl={undefined} />)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    expect(link('Terms of Use')).toBe('/terms')
    expect(link('Privacy Policy')).toBe('/privacy')
  })

  test('R5.04 reasons stand beside their fields, the first is focused, what was typed stays', async () => {
    renderInShop(<SignUpPage backUrl={undefined} />)
    await userEvent.type(screen.getByLabelText('First name'), 'Ada')
    await userEvent.type(screen.getByLabelText('Password'), 'short')
    await userEvent.click(screen.getByRole('button'))
    expect(errorOf('First name')).toBeUndefined()
    expect(errorOf('Last name')).toBe('Please fill this in')
    expect(errorOf('Password')).toBe('At least 8 characters')
    expect(errorOf(/I agree/)).toBe('Need to agree with Terms of Use and Privacy Policy')
    expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
  })
})

describe('a forgotten password', () => {
  test('R2.04 needs an address', async () => {
    renderInShop(<ForgotPage backUrl={undefined} />)
    await userEvent.type(screen.getByLabelText('Email'), 'nobody')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(errorOf('Email')).toBe('Please enter an email such as name@example.com')
  })

  test('R2.05 the page of the link says whose password is chosen and sends its token along', () => {
    renderInShop(<ResetPage token="secret" email="ada@example.com" backUrl={undefined} />)
    expect(screen.getByText('New password for ada@example.com')).toBeTruthy()
    const data = new FormData(document.querySelector('form') ?? undefined)
    expect(Object.fromEntries(data)).toMatchObject({ token: 'secret', email: 'ada@example.com' })
  })

  test('R2.05 a link without its token leads to a new one', () => {
    renderInShop(<ResetPage token={undefined} email="ada@example.com" backUrl={undefined} />)
    expect(document.querySelector('form')).toBeNull()
    expect(link('Ask for a new link')).toBe('/auth/forgot')
  })
})
