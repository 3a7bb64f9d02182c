import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getFailureMessages } from '#app/features/errors/failure-messages.ts'
import { attachField, profileForm, validatePicture } from '#app/features/profile/profile-form.ts'
import { refusal } from '#app/provider/failure.ts'

const typed = {
  first_name: 'Ann',
  last_name: 'Bee',
  username: '',
  location: '',
  description: '',
  email: 'ann@example.com',
  phone: '',
  current_password: '',
  new_password: '',
}

/** What is wrong with each field. */
function faults(changes: Partial<typeof typed>) {
  const { error } = profileForm.safeParse({ ...typed, ...changes })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}

describe('the settings', () => {
  test('R3.04 names and email are needed, everything else may be empty', () => {
    expect(faults({})).toEqual({})
    expect(faults({ first_name: ' ', last_name: '', email: '' })).toEqual({
      first_name: 'required',
      last_name: 'required',
      email: 'required',
    })
  })

  test('R3.04 a new password asks for the current one, which may also stand alone for a new address', () => {
    expect(faults({ new_password: 'long enough' })).toEqual({ current_password: 'required' })
    expect(faults({ current_password: 'long enough' })).toEqual({})
  })

  test('R3.04 a new password has 8 to 128 characters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (length) => {
        const found = faults({ current_password: 'x', new_password: 'p'.repeat(length) })
        const fault = length < 8 ? 'password_short' : length > 128 ? 'password_long' : undefined
        expect(found).toEqual(fault ? { new_password: fault } : {})
      }),
    )
  })

  test('R5.03 an empty phone is fine and stays empty', () => {
    expect(profileForm.parse({ ...typed, phone: ' ' }).phone).toBe('')
  })

  test('R5.04 a phone is read as people write it, and letters are none', () => {
    expect(profileForm.parse({ ...typed, phone: '+49 (30) 123-456' }).phone).toBe('+4930123456')
    expect(faults({ phone: 'call me' })).toEqual({ phone: 'phone' })
  })
})

describe('a refused profile', () => {
  test('R3.04 a wrong current password stands beside that field, whatever the host names', () => {
    const refused = attachField(refusal(200, { reason: 'wrong_password' }))
    expect(getFailureMessages(refused)).toEqual([
      { field: 'current_password', text: 'The current password is not right' },
    ])
  })

  test('R8.02 an address that is taken stands beside the address', () => {
    const refused = attachField(refusal(422, { reason: 'email_taken' }))
    expect(getFailureMessages(refused).map(({ field }) => field)).toEqual(['email'])
  })

  test('R8.02 every other refusal stays what the provider said', () => {
    const messages = [{ field: 'first_name', text: 'Too loud', reason: null }]
    const refused = refusal(422, { messages })
    expect(attachField(refused)).toBe(refused)
    const silent = { kind: 'timeout' } as const
    expect(attachField(silent)).toBe(silent)
  })
})

describe('the picture of a customer', () => {
  test('R2.10 only pictures up to 2 MB are sent', () => {
    expect(validatePicture({ type: 'image/png', size: 2 * 1024 * 1024 })).toBeNull()
    expect(validatePicture({ type: 'image/png', size: 2 * 1024 * 1024 + 1 })).toBe('too_large')
    expect(validatePicture({ type: 'image/svg+xml', size: 100 })).toBe('wrong_type')
    expect(validatePicture({ type: 'image/png', size: 0 })).toBe('wrong_type')
  })
})
