import { expect, test } from 'vitest'
import { findUnsavedFields } from '#app/features/account-settings/settings-schema.ts'

const submitted = { username: 'ann', location: ' Berlin  Mitte', description: '' }

test('the fields that the provider did not store are found', () => {
  const saved = { username: null, location: null, description: null }
  expect(findUnsavedFields(submitted, saved)).toEqual(['username', 'location'])
})

test('differences in whitespace and case do not count as unsaved', () => {
  const saved = { username: 'Ann', location: 'Berlin Mitte', description: null }
  expect(findUnsavedFields(submitted, saved)).toEqual([])
})

test('a field that the form does not have is not unsaved', () => {
  const saved = { username: 'ann', location: 'Berlin', description: null }
  expect(findUnsavedFields({ username: undefined }, saved)).toEqual([])
})
