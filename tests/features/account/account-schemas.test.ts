import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  forgotForm,
  loginForm,
  resetForm,
  signUpForm,
} from '#app/features/account/account-schemas.ts'
import { contactForm } from '#app/features/contact/contact-schema.ts'
import { getFieldText } from '#app/features/errors/field-reasons.ts'

const ada = {
  first_name: 'Ada',
  last_name: 'Byron',
  username: 'ada.byron',
  email: 'ada@example.com',
  password: 'eight or more',
  agreement: 'on' as const,
}

/** Validates a value and returns the reason of the first issue of each field. */
function reasons(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const checked = schema.safeParse(value)
  if (checked.success) return {}
  return Object.fromEntries(
    checked.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]),
  )
}

describe('sign-up', () => {
  test('has name, username, email, password and agreement fields but no password confirmation [R3.02]', () => {
    expect(Object.keys(signUpForm.shape)).toEqual([
      'first_name',
      'last_name',
      'username',
      'email',
      'password',
      'agreement',
    ])
    expect(reasons(signUpForm, ada)).toEqual({})
  })

  test('is refused with the specified message if the agreement is missing [R5.01]', () => {
    const { agreement: _none, ...without } = ada
    const reason = reasons(signUpForm, without)
    expect(Object.keys(reason)).toEqual(['agreement'])
    expect(getFieldText(reason['agreement'] ?? '')).toBe(
      'Need to agree with Terms of Use and Privacy Policy',
    )
  })

  test('is refused if the agreement is false [R5.01]', () => {
    expect(reasons(signUpForm, { ...ada, agreement: false })).toHaveProperty('agreement')
    expect(reasons(signUpForm, { ...ada, agreement: true })).toEqual({})
  })

  test.each([
    [7, 'password_short'],
    [8, undefined],
    [128, undefined],
    [129, 'password_long'],
  ])('a new password of %i characters results in the reason %s [R5.04]', (length, reason) => {
    const password = 'x'.repeat(length)
    expect(reasons(signUpForm, { ...ada, password })['password']).toBe(reason)
    const reset = { token: 't', email: ada.email, password }
    expect(reasons(resetForm, reset)['password']).toBe(reason)
  })

  test('blank names and malformed emails and usernames are refused [R5.04]', () => {
    for (const name of ['first_name', 'last_name', 'username']) {
      expect(reasons(signUpForm, { ...ada, [name]: '   ' })[name]).toBe('required')
    }
    expect(reasons(signUpForm, { ...ada, email: 'ada@' })).toEqual({ email: 'email' })
    expect(reasons(signUpForm, { ...ada, username: 'a b' })).toEqual({ username: 'username' })
  })

  test('every missing field is refused, and a value that is not a string counts as missing [R5.04]', () => {
    const all = Object.keys(signUpForm.shape).sort()
    expect(Object.keys(reasons(signUpForm, {})).sort()).toEqual(all)
    expect(reasons(signUpForm, { ...ada, email: 7 })).toEqual({ email: 'required' })
  })
})

describe('login', () => {
  test('“remember me” is true if it is sent as on or true, otherwise false [R3.03]', () => {
    const form = { email: ada.email, password: 'x' }
    expect(loginForm.parse({ ...form, remember: 'on' }).remember).toBe(true)
    expect(loginForm.parse({ ...form, remember: true }).remember).toBe(true)
    expect(loginForm.parse(form).remember).toBe(false)
  })

  test('an existing password may be short but not empty [R3.03]', () => {
    expect(reasons(loginForm, { email: ada.email, password: 'x' })).toEqual({})
    expect(reasons(loginForm, { email: ada.email, password: '' })).toEqual({ password: 'required' })
  })

  test('requesting a reset link requires only an email address [R4.10]', () => {
    expect(reasons(forgotForm, { email: ada.email })).toEqual({})
    expect(reasons(forgotForm, { email: ada.email, back_url: '/en/cart' })).toEqual({})
    expect(reasons(forgotForm, { email: 'nobody' })).toEqual({ email: 'email' })
  })
})

test('the contact form requires full name, email address, theme and message [R3.09]', () => {
  const message = { full_name: 'Ada', email: ada.email, theme: 'Hi', message: 'Hello' }
  expect(reasons(contactForm, message)).toEqual({})
  expect(Object.keys(reasons(contactForm, {})).sort()).toEqual(Object.keys(message).sort())
  for (const name of Object.keys(message)) {
    expect(reasons(contactForm, { ...message, [name]: ' ' })).toHaveProperty(name)
  }
})
