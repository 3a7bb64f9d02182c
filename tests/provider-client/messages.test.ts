import { expect, test } from 'vitest'
import { collectMessages } from '#app/provider/http/collect-messages.ts'
import { parseReasonMessage } from '#app/provider/known-reasons.ts'
import { readFailure } from '#app/provider/http/read-failure.ts'

const emailTakenMessage = 'The email has already been taken.'

test('an errors object yields every message with its field [client R8.02]', () => {
  const errors = { email: [emailTakenMessage, 'Second.'], 'billing.phone': ['Third.'] }
  expect(collectMessages({ message: 'Not shown.', errors })).toEqual([
    { text: emailTakenMessage, field: 'email', reason: 'email_taken' },
    { text: 'Second.', field: 'email', reason: null },
    { text: 'Third.', field: 'billing.phone', reason: null },
  ])
})

test('an errors list of strings or objects yields every message [client R8.02]', () => {
  expect(collectMessages({ errors: ['One.', 'Two.'] })).toEqual([
    { text: 'One.', field: null, reason: null },
    { text: 'Two.', field: null, reason: null },
  ])
  expect(collectMessages({ errors: [{ message: emailTakenMessage, field: 'email' }] })).toEqual([
    { text: emailTakenMessage, field: 'email', reason: 'email_taken' },
  ])
})

test('without a list of errors, the message is used unless it is an untranslated key [client R8.02]', () => {
  expect(collectMessages({ message: emailTakenMessage })).toMatchObject([
    { text: emailTakenMessage, field: null },
  ])
  expect(collectMessages({ message: 'rest-api::app.shop.errors.message' })).toEqual([])
  expect(collectMessages({ error: 'Oops!' })).toEqual([])
  expect(collectMessages('<html>')).toEqual([])
})

test.for([
  [emailTakenMessage, 'email_taken'],
  ['The email field is required. (and 1 more error)', 'field_required'],
  ['The email field must be a valid email address.', 'email_malformed'],
  ['The password field confirmation does not match.', 'password_mismatch'],
  ['The password field must be at least 6 characters.', 'password_too_short'],
  ['The new password field is too common.', 'password_too_common'],
  ['The provided credentials are incorrect.', 'credentials_invalid'],
  ["We can't find a user with that email address.", 'email_unknown'],
  ['Please wait before retrying.', 'wait_before_retrying'],
  ['This password reset token is invalid.', 'reset_token_invalid'],
  ['Current password does not match.', 'wrong_password'],
  ['The current password field is required.', 'current_password_missing'],
  ['The image field must be a file of type: jpeg, jpg, png, webp.', 'image_invalid'],
  ['The image.0 field must not be greater than 2048 kilobytes.', 'image_too_large'],
  ['Product Id is invalid.', 'product_invalid'],
  ['Downloadable links are missing for this product.', 'links_missing'],
  ['Inactive item cannot be added to cart.', 'product_inactive'],
  ['The requested quantity is not available, please try again later.', 'quantity_unavailable'],
  ['Options are missing for this product.', 'options_missing'],
  ['Your cart is empty.', 'cart_empty'],
  ['Quantity cannot be lesser than one.', 'quantity_too_small'],
  ['Cart Item not found', 'line_unknown'],
  ['Coupon code is invalid.', 'coupon_invalid'],
  ['Too Many Attempts.', 'too_many_attempts'],
  ['Order can not be canceled.', 'order_not_cancelable'],
  ['Invalid Email or Password', 'credentials_invalid'],
  ['The new password confirmation does not match.', 'password_mismatch'],
  ['The new password field must be at least 6 characters.', 'password_too_short'],
  ['The phone has already been taken.', 'phone_taken'],
  ['The phone format is invalid.', 'phone_malformed'],
  ['Already in your cart', 'already_in_cart'],
  ['Something else entirely.', null],
] as const)('"%s" is mapped to the reason %s [client R8.02]', ([text, reason]) => {
  expect(parseReasonMessage(text)).toBe(reason)
})

test('the reason in the body takes precedence over the reason derived from its message [client R8.02]', () => {
  const body = { message: 'Coupon code is invalid.', reason: 'coupon_expired' }
  const failure = readFailure(400, new Headers(), body)
  expect(failure).toMatchObject({ kind: 'refused', reason: 'coupon_expired' })
  const unknown = readFailure(400, new Headers(), { ...body, reason: 'no_such_reason' })
  expect(unknown).toMatchObject({ reason: 'coupon_invalid' })
})
