import type { Tables } from '#provider/platform/database/database.ts'

/**
 * What happens to personal data when an account is deleted: the row is deleted, the value is emptied,
 * it stays because bookkeeping law or the proof of a declaration requires it, or it expires by itself.
 * Numbers of customers are not listed: those of deleted accounts name nobody.
 */
type Fate = 'deleted' | 'emptied' | 'kept' | 'expires'

/** The personal columns of a table by fate, and all its others. */
type TableData = Readonly<Partial<Record<Fate | 'other', string>>>

/** Tables and columns, named in one string, that contain nothing about customers are `other`. */
export const personalData: Readonly<Record<keyof Tables, TableData>> = {
  customers: {
    emptied:
      'email email_verified_at first_name last_name username gender date_of_birth phone location country description image_sha256 password_hash status subscribed',
    other: 'id created_at updated_at deleted_at',
  },
  tokens: {
    deleted: 'session session_started_at device_name hash remembered first_used_at last_used_at',
    other: 'id customer_id replaces superseded created_at expires_at',
  },
  passkeys: {
    deleted:
      'credential_id public_key counter device_type backed_up transports user_handle name created_at last_used_at',
    other: 'id customer_id',
  },
  passkey_challenges: {
    deleted: 'challenge user_handle',
    other: 'id customer_id expires_at',
  },
  reset_tokens: { deleted: 'hash email_id', other: 'id customer_id created_at expires_at' },
  email_verifications: {
    deleted: 'email hash email_id',
    other: 'id customer_id created_at expires_at',
  },
  // Receipts, and emails about orders, are kept; the others are deleted.
  outbox: {
    kept: 'to reply_to subject text html',
    other:
      'id kind locale order_id state message_id attempts next_at attempted_at expires_at last_error sent_at created_at',
  },
  contact_messages: {
    deleted: 'full_name email theme message',
    other: 'id created_at email_id answered_at',
  },
  // What the owner did with an account, and why.
  owner_actions: { kept: 'reason', other: 'id event customer_id created_at logged_at' },
  deletion_requests: {
    deleted: 'given_up requested_at due_at next_at',
    other: 'customer_id',
  },
  favorites: { deleted: 'product_id created_at', other: 'id customer_id' },
  crates: {
    deleted: 'name name_key share_token created_at',
    other: 'id customer_id',
  },
  crate_items: { deleted: 'product_id position created_at', other: 'id crate_id' },
  carts: {
    emptied: 'billing_address shipping_address',
    other:
      'id customer_id is_active coupon_code gift_card_code payment_method created_at updated_at',
  },
  cart_items: { kept: 'product_id', other: 'id cart_id created_at updated_at' },
  orders: {
    kept: 'customer_email customer_first_name customer_last_name customer_country coupon_code gift_card_code billing_address shipping_address vat_evidence consent_at',
    other:
      'id customer_id cart_id status sub_total discount grand_total gift_card_amount amount_paid vat_mode vat_country vat_rate vat_amount payment_method locale terms_version withdrawal_version consent_version licence_version card_amount created_at updated_at',
  },
  order_items: {
    kept: 'product_id name price discount credit',
    other: 'id order_id sku created_at',
  },
  invoices: {
    kept: 'customer_country snapshot html',
    other:
      'id kind number order_id refers_to issued_on vat_mode vat_country vat_rate net vat gross locale sha256 created_at',
  },
  invoice_lines: { kept: 'name gross', other: 'id invoice_id order_item_id' },
  order_refunds: {
    kept: 'tunes gift_card_amount reason',
    other: 'id order_id request_key invoice_id created_at',
  },
  order_refund_items: { kept: 'gross', other: 'id order_refund_id order_item_id' },
  pack_credits: {
    kept: 'amount',
    other: 'id pack_item_id sound_item_id ended_by returned_by created_at',
  },
  certificates: { kept: 'code', other: 'order_item_id created_at' },
  purchased_links: {
    kept: 'product_id download_used first_download_at last_download_at',
    other: 'id customer_id order_id order_item_id link_id status end_reason created_at updated_at',
  },
  coupon_uses: { kept: 'coupon_code', other: 'customer_id order_id' },
  gift_card_redemptions: { kept: 'gift_card_code amount', other: 'order_id' },
  payment_sessions: {
    kept: 'email amount contents method card_country billing_country processor_id processor_payment_id',
    other:
      'id customer_id currency return_to locale status mode processor created_at updated_at expires_at paid_at',
  },
  order_payments: {
    emptied: 'billing_address shipping_address',
    kept: 'lines total due has_consented',
    other:
      'session_id customer_id cart_id shown_texts locale state refusal order_id created_at updated_at',
  },
  payment_events: { other: 'id session_id type created_at' },
  unmatched_payments: {
    kept: 'amount processor_payment_id',
    other:
      'id processor processor_id session_id currency reason dispute_state settled_by created_at',
  },
  disputes: {
    kept: 'amount held reason',
    other: 'id session_id customer_id due_at state stage reported_at created_at updated_at',
  },
  refunds: {
    kept: 'amount loss reason',
    other:
      'id withdrawal_id session_id customer_id order_id order_withdrawal_id state processor_id alerts created_at updated_at',
  },
  withdrawals: {
    kept: 'name email contract closed_reason',
    other: 'id request_id customer_id session_id locale received_at accepted_at closed_at',
  },
  journal_entries: { other: 'id cause payment_session_id created_at' },
  ledger_transfers: { kept: 'amount', other: 'id journal_entry_id from_account to_account' },
  account_balances: { kept: 'amount', other: 'account' },
  ledger_postings: { kept: 'amount', other: 'journal_entry_id account' },
  // Hashes of addresses, accounts and networks.
  rate_limits: { expires: 'key', other: 'attempts expires_at' },
  alert_posts: { other: 'id body attempts next_at created_at' },
  conditions: {
    other:
      'id kind key problem facts sightings first_seen_at last_seen_at due_at told_at resolved_at',
  },
  coupons: { other: 'code percent expires_at max_uses origin active' },
  gift_cards: { other: 'code amount redeemed expires_at origin active' },
  legal_texts: { other: 'document locale version text created_at' },
  number_gaps: { other: 'name year first last created_at' },
  number_series: { other: 'name year last' },
  open_shops: { other: 'id kind holder expires_at' },
  settings: { other: 'name value' },
  task_leases: { other: 'name holder renewals' },
  unfinished_moves: { other: 'id source' },
  artists: { other: 'id slug name description text_locale portrait_sha256' },
  artist_translations: { other: 'artist_id locale description' },
  genres: { other: 'id code label' },
  products: {
    other:
      'id slug sku kind category_id origin name url_key text_locale short_description description price_cents sold_alone published active genre_id artist_id pack_id mix_position instrument bpm bpm_source bars music_key key_code key_source frames peaks preview_sha256 cover_sha256 cover_extension color_one color_two sounds_count link_id created_at updated_at',
  },
  product_translations: { other: 'product_id locale short_description description' },
  product_instruments: { other: 'product_id instrument' },
  product_tags: { other: 'product_id tag' },
  product_search_vocabulary: { other: 'word locale products' },
  sounds: {
    other:
      'id pack_id product_id slug position name kind instrument tags bpm bpm_source bars music_key key_source description frames channels sample_rate bit_depth loudness true_peak peaks waveform onsets features file_name wav_sha256 wav_bytes preview_sha256 cover_sha256 cover_extension color_one color_two active withdrawn_at measures analysis_version burst_loudness root_note',
  },
  sound_scales: { other: 'instrument kind sounds scale' },
  // The label that made a pack, not a customer.
  pack_imports: { other: 'pack_id source_hash manifest licensor contact removed_at' },
  pack_covers: { other: 'file_name bytes crc32' },
  public_files: { other: 'sha256 extension bytes' },
  wav_checksums: { other: 'sha256 crc32' },
}

/** Returns the columns of a table that may still contain personal data of a deleted account. */
export function listKeptColumns(table: keyof Tables): readonly string[] {
  const { kept = '', expires = '' } = personalData[table]
  return `${kept} ${expires}`.split(' ').filter((column) => column !== '')
}
