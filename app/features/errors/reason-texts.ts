import { m } from '#app/paraglide/messages.js'
import type { KnownReason } from '#app/provider/failure.ts'

/**
 * The messages for all known reasons except `too_many_attempts`, whose message includes the waiting
 * time.
 */
export const reasonTexts: Readonly<
  Record<Exclude<KnownReason, 'too_many_attempts'>, () => string>
> = {
  already_in_cart: m.errors_reason_already_in_cart,
  already_owned: m.errors_reason_already_owned,
  busy: m.errors_reason_busy,
  cart_changed: m.errors_reason_cart_changed,
  cart_empty: m.errors_reason_cart_empty,
  cart_full: m.errors_reason_cart_full,
  country_not_sold: m.errors_reason_country_not_sold,
  coupon_expired: m.errors_reason_coupon_expired,
  coupon_invalid: m.errors_reason_coupon_invalid,
  coupon_used: m.errors_reason_coupon_used,
  crate_name_taken: m.errors_reason_crate_name_taken,
  crates_too_many: m.errors_reason_crates_too_many,
  credentials_invalid: m.errors_reason_credentials_invalid,
  current_password_missing: m.errors_field_current_password,
  email_malformed: m.errors_field_email,
  email_taken: m.errors_reason_email_taken,
  email_unknown: m.errors_reason_email_unknown,
  field_required: m.errors_field_required,
  hidden_characters: m.errors_field_hidden_characters,
  image_damaged: m.profile_image_damaged,
  image_invalid: m.profile_image_wrong_kind,
  image_too_large: m.profile_image_too_large,
  image_too_many_pixels: m.profile_image_too_many_pixels,
  insufficient_balance: m.errors_reason_insufficient_balance,
  line_unknown: m.errors_reason_line_unknown,
  links_missing: m.errors_reason_not_for_sale,
  list_full: m.errors_reason_list_full,
  options_missing: m.errors_reason_not_for_sale,
  order_not_cancelable: m.errors_reason_order_not_cancelable,
  order_not_placed: m.errors_reason_order_not_placed,
  order_unconfirmed: m.errors_reason_order_unconfirmed,
  pack_and_part: m.errors_reason_pack_and_part,
  passkey_invalid: m.errors_reason_passkey_invalid,
  passkeys_too_many: m.errors_reason_passkeys_too_many,
  password_mismatch: m.errors_reason_password_mismatch,
  password_too_common: m.errors_reason_password_too_common,
  password_too_short: m.errors_field_password_short,
  payment_unavailable: m.errors_reason_payment_unavailable,
  phone_malformed: m.errors_field_phone,
  phone_taken: m.errors_reason_phone_taken,
  product_inactive: m.errors_reason_not_for_sale,
  product_invalid: m.errors_reason_not_for_sale,
  quantity_too_small: m.errors_reason_quantity_unavailable,
  quantity_unavailable: m.errors_reason_quantity_unavailable,
  reset_token_invalid: m.errors_reason_reset_token_invalid,
  wait_before_retrying: m.errors_reason_wait_before_retrying,
  withdrawal_changed: m.errors_reason_withdrawal_changed,
  wrong_password: m.errors_reason_wrong_password,
}
