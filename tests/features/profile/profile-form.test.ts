import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refusePicture } from '#app/features/profile/picture-file.ts'
import { profileErrors, profileForm } from '#app/features/profile/profile-form.ts'
import { refusedFields } from '#app/features/profile/profile-refusal.ts'
import { refusal } from '#app/provider/failure.ts'

const typed = {
  firstName: 'Ann',
  lastName: 'Bee',
  username: '',
  location: '',
  description: '',
  email: 'ann@example.com',
  phone: '',
  currentPassword: '',
  newPassword: '',
}

function faults(changes: Partial<typeof typed>) {
  const parsed = profileForm.safeParse({ ...typed, ...changes })
  return parsed.success ? {} : profileErrors(parsed.error)
}

describe('the settings', () => {
  test('R3.04 names and email are needed, everything else may be empty', () => {
    expect(faults({})).toEqual({})
    expect(faults({ firstName: ' ', lastName: '', email: '' })).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
    })
  })

  test('R3.04 a new password asks for the current one, which may also stand alone for a new address', () => {
    expect(faults({ newPassword: 'long enough' })).toEqual({ currentPassword: 'required' })
    expect(faults({ currentPassword: 'long enough' })).toEqual({})
  })

  test('R3.04 a new password has 8 to 128 characters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (length) => {
        const found = faults({ currentPassword: 'x', newPassword: 'p'.repeat(length) })
        expect(found).toEqual(length >= 8 && length <= 128 ? {} : { newPassword: 'password_rule' })
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
  const message = (field: string) => ({ text: 'no', field, reason: null })

  test('R8.02 each field the provider names is known by its own name', () => {
    const refused = refusal(422, { messages: [message('first_name'), message('phone')] })
    expect(refusedFields(refused)).toEqual({ firstName: 'refused', phone: 'phone' })
    const others = {
      last_name: 'lastName',
      username: 'username',
      location: 'location',
      description: 'description',
      email: 'email',
      current_password: 'currentPassword',
      new_password: 'newPassword',
    }
    for (const [wire, field] of Object.entries(others)) {
      const fields = refusedFields(refusal(422, { messages: [message(wire)] }))
      expect(Object.keys(fields)).toEqual([field])
    }
  })

  test('R3.04 a wrong current password stands beside that field, whatever the host names', () => {
    const refused = refusal(200, { reason: 'wrong_password' })
    expect(refusedFields(refused)).toEqual({ currentPassword: 'password_current' })
  })

  test('R8.02 a message about no field of the form marks none', () => {
    expect(refusedFields(refusal(422, { messages: [message('gender')] }))).toEqual({})
  })
})

describe('the picture of a customer', () => {
  test('R2.10 only pictures up to 2 MB are sent', () => {
    expect(refusePicture({ type: 'image/png', size: 2 * 1024 * 1024 })).toBeNull()
    expect(refusePicture({ type: 'image/png', size: 2 * 1024 * 1024 + 1 })).toBe('too_large')
    expect(refusePicture({ type: 'image/svg+xml', size: 100 })).toBe('wrong_kind')
    expect(refusePicture({ type: 'image/png', size: 0 })).toBe('wrong_kind')
  })
})
