import type { Locale } from '#app/locales/locales.ts'

/** The keys of messages that are intentionally the same as in English, with their locales. */
export const sameAsEnglish: Readonly<Record<string, readonly Locale[] | undefined>> = {
  // English terms that music producers use in every language.
  cart_one_shot: ['nl', 'it', 'fr', 'es'],
  cart_pack: ['it'],
  cart_tunes: ['de', 'nl', 'fr', 'es'],
  catalog_fact_bpm: ['de', 'nl', 'it', 'fr', 'es'],
  catalog_fact_pack: ['de', 'nl', 'it', 'fr', 'es'],
  catalog_instrument_bass: ['de'],
  catalog_instrument_bell: ['de', 'nl', 'it', 'fr', 'es'],
  catalog_instrument_clap: ['de', 'nl', 'it', 'fr', 'es'],
  catalog_instrument_drums: ['de', 'nl'],
  catalog_instrument_effect: ['nl'],
  catalog_instrument_hat: ['it', 'fr', 'es'],
  catalog_instrument_keys: ['de', 'nl'],
  catalog_instrument_kick: ['de', 'nl', 'it', 'fr'],
  catalog_instrument_lead: ['de', 'nl', 'it', 'fr', 'es'],
  catalog_instrument_pad: ['de', 'nl', 'it', 'es'],
  catalog_instrument_percussion: ['de'],
  catalog_instrument_pluck: ['de', 'nl', 'it', 'fr', 'es'],
  catalog_instrument_snare: ['de', 'nl', 'it', 'fr'],
  catalog_instrument_texture: ['it', 'fr'],
  catalog_loops: ['de', 'nl', 'es'],
  catalog_one_shots: ['nl', 'fr', 'es'],
  catalog_row_bpm: ['de', 'nl', 'it', 'fr', 'es'],
  catalog_sounds_count: ['nl'],
  shop_nav_one_shots: ['nl', 'fr', 'es'],
  // Only punctuation.
  catalog_filter_range: ['de', 'nl', 'it', 'es'],
  // Words that both languages share.
  account_login_link: ['nl'],
  account_password: ['it'],
  cart_subtotal: ['es'],
  catalog_fact_artist: ['de'],
  catalog_fact_name: ['de'],
  catalog_fact_format: ['de', 'fr'],
  catalog_fact_instrument: ['de', 'nl', 'fr'],
  catalog_filters: ['nl'],
  catalog_filters_chosen: ['nl'],
  catalog_genre: ['de', 'nl', 'fr'],
  contact_full_name: ['de'],
  contact_message: ['fr'],
  site_home: ['nl', 'it'],
  player_region: ['de'],
  player_volume: ['nl', 'it', 'fr'],
  profile_history_date: ['fr'],
  profile_optional: ['de'],
  profile_passkeys_title: ['de', 'nl'],
  shop_nav_menu: ['nl', 'it', 'fr'],
  shop_notifications: ['fr'],
  shop_theme_system: ['de'],
}

/** The keys of messages that are intentionally the same in each of the listed locale groups. */
export const sameAsEachOther: Readonly<Record<string, readonly (readonly Locale[])[] | undefined>> =
  {
    // Product terms, file formats and financial terms.
    cart_pack: [['fr', 'es']],
    catalog_fact_format_value: [['nl', 'fr', 'es']],
    catalog_packs: [['fr', 'es']],
    profile_balance_available: [['fr', 'es']],
    shop_nav_packs: [['fr', 'es']],
    // Only punctuation.
    catalog_quoted: [['it', 'es']],
    // Words that related languages share.
    catalog_second: [['nl', 'fr']],
    cart_payment_waiting_title: [['it', 'es']],
    catalog_all: [['de', 'nl']],
    catalog_fact_artist: [['it', 'es']],
    catalog_fact_format: [['it', 'es']],
    contact_title: [['nl', 'fr']],
    profile_history_date: [['de', 'nl']],
    profile_history_name: [['de', 'nl']],
    profile_history_product: [['it', 'es']],
    profile_tab_balance: [['nl', 'it', 'es']],
    profile_title: [['de', 'fr']],
    shop_footer_contact: [['nl', 'fr']],
    shop_nav_profile: [['de', 'fr']],
    shop_nav_support: [['nl', 'fr']],
    shop_theme: [['it', 'es']],
    shop_theme_system: [['it', 'es']],
  }

/** Shared texts of legal and help pages, emails and the payment page, with their locales. */
export const sameOutsideMessages: Readonly<Record<string, readonly Locale[] | undefined>> = {
  // The shop's name.
  Overtone: ['en', 'de', 'nl', 'it', 'fr', 'es'],
  'Hallo {name},': ['de', 'nl'],
  // Words without a native equivalent.
  Cookies: ['en', 'de', 'nl', 'fr', 'es'],
  Name: ['en', 'de'],
  Password: ['en', 'it'],
  Subtotal: ['en', 'es'],
}
