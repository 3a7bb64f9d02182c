import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ForgotPasswordPage } from '#app/features/account/forgot-password-page.tsx'
import { LoginPage } from '#app/features/account/login-page.tsx'
import { ResetPasswordPage } from '#app/features/account/reset-password-page.tsx'
import { SignUpPage } from '#app/features/account/sign-up-page.tsx'
import { VerifyEmailPage } from '#app/features/account/verify-email-page.tsx'
import { guestSession } from '#app/features/account/session.ts'
import { createTestQueryClient, vanillaInfo } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

const backUrl = '/en/cart?step=checkout'
const backUrlParam = new URLSearchParams({ backUrl }).toString()

function getHref(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href')
}

/** Returns the error message of a field. */
function getFieldError(label: string | RegExp): string | undefined {
  const notes = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return notes.map((id) => document.getElementById(id)).find((note) => note?.dataset['fieldError'])
    ?.textContent
}

describe('the login page', () => {
  test('has a login form with “remember me” and links to the forgot and sign-up pages [R2.02]', () => {
    renderInShop(<LoginPage backUrl={undefined} expired={false} />)
    expect(screen.getByLabelText('Email address').getAttribute('type')).toBe('email')
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
    expect(screen.getByLabelText<HTMLInputElement>('Remember me').checked).toBe(false)
    expect(getHref('Forgot your password?')).toBe('/auth/forgot')
    expect(getHref('Sign up')).toBe('/auth/sign-up')
  })

  test('passes the back URL on to the other login pages if it is on this site [R2.24]', () => {
    renderInShop(<LoginPage backUrl={backUrl} expired={false} />)
    expect(getHref('Forgot your password?')).toContain(backUrlParam)
    expect(getHref('Sign up')).toContain(backUrlParam)
    cleanup()
    renderInShop(<LoginPage backUrl="//evil.example" expired={false} />)
    expect(getHref('Sign up')).toBe('/auth/sign-up')
  })

  test('offers to continue without logging in only if the session has ended [R4.01]', () => {
    renderInShop(<LoginPage backUrl="/en/catalog" expired />)
    expect(getHref('Continue without logging in')).toBe('/en/catalog')
    cleanup()
    renderInShop(<LoginPage backUrl="/en/cart" expired />)
    expect(getHref('Continue without logging in')).toBe('/en/')
    cleanup()
    renderInShop(<LoginPage backUrl="/en/catalog" expired={false} />)
    expect(screen.queryByText('Continue without logging in')).toBeNull()
  })
})

describe('the sign-up page', () => {
  test('links to the login page with the back URL [R2.03]', () => {
    renderInShop(<SignUpPage backUrl={backUrl} />)
    expect(getHref('Log in')).toContain(backUrlParam)
  })

  test('the agreement checkbox is unchecked and links to both documents [R5.01]', () => {
    renderInShop(<SignUpPage backUrl={undefined} />)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    expect(getHref('terms of use')).toBe('/terms')
    expect(getHref('privacy policy')).toBe('/privacy')
  })

  test('invalid fields show errors, the first is focused, and input is kept [R5.04]', async () => {
    renderInShop(<SignUpPage backUrl={undefined} />)
    await userEvent.type(screen.getByLabelText('First name'), 'Ada')
    await userEvent.type(screen.getByLabelText('Password'), 'short')
    await userEvent.click(screen.getByRole('button'))
    expect(getFieldError('First name')).toBeUndefined()
    expect(getFieldError('Last name')).toBe('This field is required')
    expect(getFieldError('Password')).toBe('Use at least 8 characters')
    expect(getFieldError(/I accept/)).toBe('Need to agree with Terms of Use and Privacy Policy')
    expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
  })
})

describe('a forgotten password', () => {
  test('a malformed email is refused [R2.04]', async () => {
    renderInShop(<ForgotPasswordPage backUrl={undefined} />)
    await userEvent.type(screen.getByLabelText('Email address'), 'nobody')
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
    expect(getFieldError('Email address')).toBe('Enter an email address, such as name@example.com')
  })

  test('the reset page shows the email address and submits the token from its link [R2.05]', () => {
    renderInShop(<ResetPasswordPage token="secret" email="ada@example.com" backUrl={undefined} />)
    const lead = screen.getByText('ada@example.com').parentElement
    expect(lead?.textContent).toBe('New password for ada@example.com')
    const data = new FormData(document.querySelector('form') ?? undefined)
    expect(Object.fromEntries(data)).toMatchObject({ token: 'secret', email: 'ada@example.com' })
  })

  test('without a token, the reset page offers a new link instead of a form [R2.05]', () => {
    renderInShop(
      <ResetPasswordPage token={undefined} email="ada@example.com" backUrl={undefined} />,
    )
    expect(document.querySelector('form')).toBeNull()
    expect(getHref('Request a new link')).toBe('/auth/forgot')
  })
})

describe('the email verification page', () => {
  test('asks for a confirmation [P4.09]', () => {
    renderInShop(<VerifyEmailPage token="secret" isVerified={false} />)
    expect(screen.getByRole('heading').textContent).toBe('Confirm Email')
    expect(screen.getByRole('button', { name: 'Confirm email address' })).toBeTruthy()
  })

  test('confirms that the address is verified and links to the shop, without the button [P4.09]', () => {
    renderInShop(<VerifyEmailPage token="secret" isVerified />)
    expect(screen.getByRole('heading').textContent).toBe('Email address confirmed')
    expect(screen.getByRole('status').textContent).toContain('is confirmed')
    expect(screen.queryByRole('button')).toBeNull()
    expect(getHref('Go to the shop')).toBe('/')
  })
})

describe('on a vanilla provider', () => {
  const cache = () => createTestQueryClient(guestSession, undefined, vanillaInfo)

  test('the sign-up form has no username field, because the provider does not store one [P7.02]', async () => {
    renderInShop(<SignUpPage backUrl={undefined} />, cache())
    expect(screen.queryByLabelText('Username')).toBeNull()
    await userEvent.click(screen.getByRole('button'))
    expect(document.activeElement).toBe(screen.getByLabelText('First name'))
    expect(screen.queryByText(/username/i)).toBeNull()
  })

  test('a reset link opens a page outside the shop, which the message says [P7.02]', () => {
    renderInShop(<ForgotPasswordPage backUrl={undefined} sent />, cache())
    expect(screen.getByRole('status').textContent).toContain('opens a page outside this shop')
  })

  test('the page for a new password has no form, because it would fail [P7.02]', () => {
    const link = { token: 'token', email: 'ann@example.com', backUrl: undefined }
    renderInShop(<ResetPasswordPage {...link} />, cache())
    expect(document.querySelector('form')).toBeNull()
    expect(getHref('Request a new link')).toBe('/auth/forgot')
  })
})
