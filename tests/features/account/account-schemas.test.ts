import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  createSignUpSchema,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
} from '#app/features/account/account-schemas.ts'
import { contactSchema } from '#app/features/contact/contact-schema.ts'
import { getFieldText } from '#app/features/errors/field-reasons.ts'

const signUpSchema = createSignUpSchema(true)

const validSignUp = {
  first_name: 'Ada',
  last_name: 'Byron',
  username: 'ada.byron',
  email: 'ada@example.com',
  password: 'eight or more',
  agreement: 'on' as const,
}

/** Validates a value and returns the reason of the first issue of each field. */
function getReasons(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const checked = schema.safeParse(value)
  if (checked.success) return {}
  return Object.fromEntries(
    checked.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]),
  )
}

describe('sign-up', () => {
  test('has name, username, email, password and agreement fields but no password confirmation [R3.02]', () => {
    expect(Object.keys(signUpSchema.shape)).toEqual([
      'first_name',
      'last_name',
      'username',
      'email',
      'password',
      'agreement',
    ])
    expect(getReasons(signUpSchema, validSignUp)).toEqual({})
  })

  test('needs a username only if the provider stores one [P7.02]', () => {
    const { username: _none, ...without } = validSignUp
    expect(getReasons(signUpSchema, without)).toEqual({ username: 'required' })
    expect(getReasons(createSignUpSchema(false), without)).toEqual({})
  })

  test('is refused with the specified message if the agreement is missing [R5.01]', () => {
    const { agreement: _none, ...without } = validSignUp
    const reason = getReasons(signUpSchema, without)
    expect(Object.keys(reason)).toEqual(['agreement'])
    expect(getFieldText(reason['agreement'] ?? '')).toBe(
      'Need to agree with Terms of Use and Privacy Policy',
    )
  })

  test('is refused if the agreement is false [R5.01]', () => {
    expect(getReasons(signUpSchema, { ...validSignUp, agreement: false })).toHaveProperty(
      'agreement',
    )
    expect(getReasons(signUpSchema, { ...validSignUp, agreement: true })).toEqual({})
  })

  test.each([
    [7, 'password_short'],
    [8, undefined],
    [128, undefined],
    [129, 'password_long'],
  ])('a new password of %i characters results in the reason %s [R5.04]', (length, reason) => {
    const password = 'x'.repeat(length)
    expect(getReasons(signUpSchema, { ...validSignUp, password })['password']).toBe(reason)
    const reset = { token: 't', email: validSignUp.email, password }
    expect(getReasons(resetPasswordSchema, reset)['password']).toBe(reason)
  })

  test('blank names and malformed emails and usernames are refused [R5.04]', () => {
    for (const name of ['first_name', 'last_name', 'username']) {
      expect(getReasons(signUpSchema, { ...validSignUp, [name]: '   ' })[name]).toBe('required')
    }
    expect(getReasons(signUpSchema, { ...validSignUp, email: 'ada@' })).toEqual({ email: 'email' })
    expect(getReasons(signUpSchema, { ...validSignUp, username: 'a b' })).toEqual({
      username: 'username',
    })
  })

  test('every missing field is reported, and a value that is not a string counts as missing [R5.04]', () => {
    const all = Object.keys(signUpSchema.shape).sort()
    expect(Object.keys(getReasons(signUpSchema, {})).sort()).toEqual(all)
    expect(getReasons(signUpSchema, { ...validSignUp, email: 7 })).toEqual({ email: 'required' })
  })
})

describe('login', () => {
  test('“remember me” is true if it is sent as on or true, otherwise false [R3.03]', () => {
    const form = { email: validSignUp.email, password: 'x' }
    expect(loginSchema.parse({ ...form, remember: 'on' }).remember).toBe(true)
    expect(loginSchema.parse({ ...form, remember: true }).remember).toBe(true)
    expect(loginSchema.parse(form).remember).toBe(false)
  })

  test('an existing password may be short but not empty [R3.03]', () => {
    expect(getReasons(loginSchema, { email: validSignUp.email, password: 'x' })).toEqual({})
    expect(getReasons(loginSchema, { email: validSignUp.email, password: '' })).toEqual({
      password: 'required',
    })
  })

  test('requesting a reset link requires only an email address [R4.10]', () => {
    expect(getReasons(forgotPasswordSchema, { email: validSignUp.email })).toEqual({})
    expect(
      getReasons(forgotPasswordSchema, { email: validSignUp.email, back_url: '/en/cart' }),
    ).toEqual({})
    expect(getReasons(forgotPasswordSchema, { email: 'nobody' })).toEqual({ email: 'email' })
  })
})

test('the contact form requires full name, email address, theme and message [R3.09]', () => {
  const message = { full_name: 'Ada', email: validSignUp.email, theme: 'Hi', message: 'Hello' }
  expect(getReasons(contactSchema, message)).toEqual({})
  expect(Object.keys(getReasons(contactSchema, {})).sort()).toEqual(Object.keys(message).sort())
  for (const name of Object.keys(message)) {
    expect(getReasons(contactSchema, { ...message, [name]: ' ' })).toHaveProperty(name)
  }
})
