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

/** The reasons a schema gives, by field; each field's first. */
function reasons(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const checked = schema.safeParse(value)
  if (checked.success) return {}
  return Object.fromEntries(
    checked.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]),
  )
}

describe('sign-up', () => {
  test('R3.02 takes names, username, email, password and the agreement, and no confirmation', () => {
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

  test('R5.01 without the agreement it is refused in the words of the specification', () => {
    const { agreement: _none, ...without } = ada
    const reason = reasons(signUpForm, without)
    expect(Object.keys(reason)).toEqual(['agreement'])
    expect(getFieldText(reason['agreement'] ?? '')).toBe(
      'Need to agree with Terms of Use and Privacy Policy',
    )
  })

  test('R5.01 an agreement that a script sends as false is none', () => {
    expect(reasons(signUpForm, { ...ada, agreement: false })).toHaveProperty('agreement')
    expect(reasons(signUpForm, { ...ada, agreement: true })).toEqual({})
  })

  test.each([
    [7, 'password_short'],
    [8, undefined],
    [128, undefined],
    [129, 'password_long'],
  ])('R5.04 a new password of %i characters: %s', (length, reason) => {
    const password = 'x'.repeat(length)
    expect(reasons(signUpForm, { ...ada, password })['password']).toBe(reason)
    const reset = { token: 't', email: ada.email, password }
    expect(reasons(resetForm, reset)['password']).toBe(reason)
  })

  test('R5.04 blanks are no name, and an address needs its parts', () => {
    for (const name of ['first_name', 'last_name', 'username']) {
      expect(reasons(signUpForm, { ...ada, [name]: '   ' })[name]).toBe('required')
    }
    expect(reasons(signUpForm, { ...ada, email: 'ada@' })).toEqual({ email: 'email' })
    expect(reasons(signUpForm, { ...ada, username: 'a b' })).toEqual({ username: 'username' })
  })

  test('R5.04 an empty form names every field, and what is no text is refused like an empty one', () => {
    const all = Object.keys(signUpForm.shape).sort()
    expect(Object.keys(reasons(signUpForm, {})).sort()).toEqual(all)
    expect(reasons(signUpForm, { ...ada, email: 7 })).toEqual({ email: 'required' })
  })
})

describe('login', () => {
  test('R3.03 remember me is a box: on in a form, true from a script, else not', () => {
    const form = { email: ada.email, password: 'x' }
    expect(loginForm.parse({ ...form, remember: 'on' }).remember).toBe(true)
    expect(loginForm.parse({ ...form, remember: true }).remember).toBe(true)
    expect(loginForm.parse(form).remember).toBe(false)
  })

  test('R3.03 an old password may be shorter than a new one, but not empty', () => {
    expect(reasons(loginForm, { email: ada.email, password: 'x' })).toEqual({})
    expect(reasons(loginForm, { email: ada.email, password: '' })).toEqual({ password: 'required' })
  })

  test('R4.10 a restore link needs an address and nothing else', () => {
    expect(reasons(forgotForm, { email: ada.email })).toEqual({})
    expect(reasons(forgotForm, { email: ada.email, back_url: '/en/cart' })).toEqual({})
    expect(reasons(forgotForm, { email: 'nobody' })).toEqual({ email: 'email' })
  })
})

test('R3.09 a contact message has a full name, an email, a theme and a text, all needed', () => {
  const message = { full_name: 'Ada', email: ada.email, theme: 'Hi', message: 'Hello' }
  expect(reasons(contactForm, message)).toEqual({})
  expect(Object.keys(reasons(contactForm, {})).sort()).toEqual(Object.keys(message).sort())
  for (const name of Object.keys(message)) {
    expect(reasons(contactForm, { ...message, [name]: ' ' })).toHaveProperty(name)
  }
})
