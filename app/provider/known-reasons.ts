/** The refusal reasons for which the storefront has messages. */
export const knownReasons = [
  'already_in_cart',
  'already_owned',
  'busy',
  'cart_changed',
  'cart_empty',
  'cart_full',
  'country_not_sold',
  'coupon_expired',
  'coupon_invalid',
  'coupon_used',
  'crate_name_taken',
  'crates_too_many',
  'credentials_invalid',
  'current_password_missing',
  'email_link_invalid',
  'email_malformed',
  'email_taken',
  'email_unknown',
  'field_required',
  'hidden_characters',
  'image_damaged',
  'image_invalid',
  'image_too_large',
  'image_too_many_pixels',
  'insufficient_balance',
  'line_unknown',
  'links_missing',
  'list_full',
  'options_missing',
  'order_not_cancelable',
  'order_not_placed',
  'order_too_small',
  'order_unconfirmed',
  'pack_and_part',
  'passkey_invalid',
  'passkeys_too_many',
  'password_mismatch',
  'password_too_common',
  'password_too_short',
  'payment_pending',
  'payment_unavailable',
  'phone_malformed',
  'phone_taken',
  'product_inactive',
  'product_invalid',
  'quantity_too_small',
  'quantity_unavailable',
  'reset_token_invalid',
  'too_many_attempts',
  'wait_before_retrying',
  'withdrawal_changed',
  'wrong_password',
] as const

export type KnownReason = (typeof knownReasons)[number]

/** The English messages of vanilla providers and their reasons. */
const vanillaMessages: readonly (readonly [RegExp, KnownReason])[] = [
  [/^the email has already been taken\.$/i, 'email_taken'],
  [/^the email field must be a valid email address\.$/i, 'email_malformed'],
  [/^we can't find a user with that email address\.$/i, 'email_unknown'],
  [/^the provided credentials are incorrect\.$/i, 'credentials_invalid'],
  [/^invalid email or password\.?$/i, 'credentials_invalid'],
  [/^the (new )?password( field)? confirmation does not match\.$/i, 'password_mismatch'],
  [/^the (new )?password( field)? is too common\.$/i, 'password_too_common'],
  [/^the (new )?password( field)? must be at least \d+ characters\.$/i, 'password_too_short'],
  [/^this password reset token is invalid\.$/i, 'reset_token_invalid'],
  [/^the current password field is required\.$/i, 'current_password_missing'],
  [/^current password does not match\.$/i, 'wrong_password'],
  [/^the phone has already been taken\.$/i, 'phone_taken'],
  [/^the phone (field )?format is invalid\.$/i, 'phone_malformed'],
  [/^the image(\.\d+)?( field)? must be a file of type: .+\.$/i, 'image_invalid'],
  [/^the image(\.\d+)?( field)? must be an image\.$/i, 'image_invalid'],
  [/^the image(\.\d+)?( field)? must not be greater than .+\.$/i, 'image_too_large'],
  [/^the .+ field is required\.$/i, 'field_required'],
  [/^the .+ field contains hidden characters\.$/i, 'hidden_characters'],
  [/^please wait before retrying\.$/i, 'wait_before_retrying'],
  [/^too many attempts\.$/i, 'too_many_attempts'],
  [/^coupon code is invalid\.$/i, 'coupon_invalid'],
  [/^product id is invalid\.$/i, 'product_invalid'],
  [/^downloadable links are missing for this product\.$/i, 'links_missing'],
  [/^options are missing for this product\.$/i, 'options_missing'],
  [/^inactive item cannot be added to cart\.$/i, 'product_inactive'],
  [/^the requested quantity is not available\b.*$/i, 'quantity_unavailable'],
  [/^quantity cannot be lesser than one\.$/i, 'quantity_too_small'],
  [/^cart item not found\.?$/i, 'line_unknown'],
  [/^your cart is empty\.$/i, 'cart_empty'],
  [/^already in your cart\.?$/i, 'already_in_cart'],
  [/^order can not be canceled\.$/i, 'order_not_cancelable'],
]

const moreErrorsPattern = /\s*\(and \d+ more errors?\)$/i

/** Returns the reason for a provider's message; null if it is unknown. */
export function parseReasonMessage(text: string): KnownReason | null {
  const sentence = text.trim().replace(moreErrorsPattern, '')
  return vanillaMessages.find(([pattern]) => pattern.test(sentence))?.[1] ?? null
}

/** Returns the reason for a provider's code; null if it is unknown. */
export function parseReasonCode(code: unknown): KnownReason | null {
  return knownReasons.find((reason) => reason === code) ?? null
}
