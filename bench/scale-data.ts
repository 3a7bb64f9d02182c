/** Tables that only exist while the database is filled. */
export const createVocabulary = `
  create temp table words (id bigint primary key, word text not null);
  create temp table sentences (id bigint primary key, text text not null);
  create temp table instrument_codes (id bigint primary key, code text not null);
  create temp table tag_codes (id bigint primary key, code text not null);
  create temp table feature_vectors (id bigint primary key, features text not null);
  create temp table key_names (id bigint primary key, name text not null, code text not null);
  insert into artists (id, slug, name, description)
    select id, 'artist-' || id, 'Artist' || id, 'Makes sounds.' from generate_series(1, 3000) as id`

/** Frequencies fall like 1/rank, as is typical of words and genres. */
const pick = (count: number) => `floor(exp(random() * ln(${count + 1})) - 1)::int % ${count}`

const sentencesCount = 5000

/** Creates six-word descriptions. */
export const createSentences = `insert into sentences
  select number / 6, string_agg(word, ' ')
  from (select number, ${pick(5000)} as word_id from generate_series(0, ${6 * sentencesCount - 1}) as number)
    as drafts join words on words.id = word_id group by number / 6`

const peaks = `repeat(md5(drafts.id::text), 4)`
const hash = (prefix: string) => `md5('${prefix}' || drafts.id) || md5(drafts.id || '${prefix}')`

const columns = `id, slug, sku, kind, category_id, name, url_key, short_description, description,
  price_cents, active, genre_id, artist_id, pack_id, instrument, bpm, music_key, key_code, frames,
  peaks, preview_sha256, cover_sha256, color_one, color_two, sounds_count, link_id, created_at,
  updated_at, origin, mix_position`

const time = (interval: string) =>
  `to_char(timestamp '2018-01-01' + ${interval}, 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`

/** Creates packs $1 to $2. A rare genre has one pack in five thousand. */
export const createPacks = `with drafts as materialized (
    select id, ${pick(5000)} as w1, ${pick(5000)} as w2,
      case when id % 5000 = 7 then 40 else 1 + ${pick(39)} end as genre, 1 + ${pick(3000)} as artist,
      case when random() < 0.8 then 60 + floor(120 * (random() + random()) / 2) end as bpm,
      ${pick(24)} as key, floor(random() * 3000) as day
    from generate_series($1::int, $2::int) as id
  ) insert into products (${columns})
  select drafts.id, 'pack-' || drafts.id, 'PACK-' || drafts.id, 'pack', 2,
    initcap(a.word || ' ' || b.word), 'pack-' || drafts.id, 'A pack.',
    repeat('Sounds for your next track. ', 8),
    900 + 500 * (drafts.id % 7), 1, genre, artist, null, null, bpm, key_names.name, key_names.code,
    44100 * 60, ${peaks}, ${hash('p')}, ${hash('c')}, '#112233', '#445566', 20,
    10000000 + drafts.id, ${time(`day * interval '1 day'`)}, ${time(`day * interval '1 day'`)},
    'own', 0
  from drafts join words as a on a.id = w1 join words as b on b.id = w2
    join key_names on key_names.id = key
  order by drafts.id`

/** Creates $4 one-shots for each of the packs $1 to $2; $3 is the number of packs. */
export const createSounds = `with drafts as materialized (
    select ($3::int + (packs.id - 1) * $4::int + number)::bigint as id, packs.id as pack, number,
      ${pick(5000)} as w1, ${pick(5000)} as w2, ${pick(5000)} as w3, ${pick(5000)} as w4,
      2 + floor(random() * 3) as length, packs.genre_id, packs.artist_id, packs.created_at,
      ${pick(24)} as instrument,
      case when random() < 0.6 then packs.bpm end as bpm,
      case when random() < 0.7 then ${pick(24)} end as key,
      4410 + floor(500000 * power(random(), 3)) as frames, floor(5 * random()) as price,
      floor(${sentencesCount} * random()) as sentence
    from products as packs, generate_series(1, $4::int) as number
    where packs.id between $1::int and $2::int
  ), created as (
    insert into products (${columns})
    select drafts.id, 'pack-' || pack || '/' || number, 'SHOT-' || drafts.id, 'one-shot', 3,
      initcap(a.word || ' ' || b.word || case when length > 2 then ' ' || c.word else '' end
        || case when length > 3 then ' ' || d.word else '' end), 'pack-' || pack || '-' || number,
      'A sound.', sentences.text, 99 + 50 * price, 1, genre_id,
      artist_id, pack, instrument_codes.code, bpm, key_names.name, key_names.code, frames, ${peaks},
      ${hash('p')}, ${hash('c')}, '#112233', '#445566', 1, 10000000 + drafts.id, created_at,
      created_at, 'own', number - 1
    from drafts join words as a on a.id = w1 join words as b on b.id = w2
      join words as c on c.id = w3 join words as d on d.id = w4
      join sentences on sentences.id = drafts.sentence
      join instrument_codes on instrument_codes.id = drafts.instrument
      left join key_names on key_names.id = key
    order by drafts.id
    returning *
  ), listed as (
    insert into product_instruments select id, instrument from created
  ), chosen as (
    select distinct created.id, ${pick(60)} as tag from created, generate_series(1, 3)
  ), tagged as (
    insert into product_tags select chosen.id, code from chosen join tag_codes on tag_codes.id = tag
  ) insert into sounds (pack_id, product_id, slug, position, name, kind, instrument, bpm, music_key,
      description, frames, channels, peaks, waveform, features, file_name, wav_sha256, wav_bytes,
      preview_sha256, cover_sha256, color_one, color_two, active)
    select pack_id, created.id, 'sound-' || created.id, created.id, name, 'one-shot', instrument, bpm,
      music_key, 'A sound.', frames, 1, peaks, repeat(peaks, 21), features, url_key || '.wav',
      preview_sha256, frames * 2, preview_sha256, cover_sha256, color_one, color_two, 1
    from created join feature_vectors on feature_vectors.id = created.id % 1000`

/** Creates customers, each with a token, an order of two products and a cart with two others. */
export function createCustomers(count: number): string[] {
  const now = `'2026-01-01T00:00:00.000Z'`
  const all = `from generate_series(1, ${count}) as id`
  const product = (offset: number) =>
    `(select 1 + (id * 7919 + ${offset}) % (select count(*) from products))`
  return [
    `insert into customers (id, email, first_name, last_name, password_hash, created_at, updated_at)
      select id, 'customer' || id || '@shop.bench', 'Ann', 'Bee', '', ${now}, ${now} ${all}`,
    `insert into tokens (customer_id, session, session_started_at, device_name, hash, remembered,
        last_used_at, created_at, expires_at)
      select id, md5(id::text), ${now}, 'Bench', md5('t' || id), 0, ${now}, ${now},
        '2030-01-01T00:00:00.000Z' ${all}`,
    `insert into carts (id, customer_id, is_active, created_at, updated_at)
      select id, (id - 1) % ${count} + 1, (id - 1) / ${count}, ${now}, ${now}
      from generate_series(1, ${2 * count}) as id`,
    `insert into cart_items (cart_id, product_id, created_at, updated_at)
      select id, ${product(0)} + line, ${now}, ${now}
      from generate_series(1, ${2 * count}) as id, generate_series(0, 1) as line
      where ${product(0)} + line <= (select max(id) from products)`,
    `insert into orders (id, customer_id, cart_id, status, customer_email, customer_first_name,
        customer_last_name, sub_total, discount, grand_total, gift_card_amount, amount_paid,
        vat_mode, vat_rate, vat_amount, vat_evidence, customer_country, billing_address,
        payment_method, locale, created_at, updated_at)
      select id, id, id, 'completed', 'customer' || id || '@shop.bench', 'Ann', 'Bee', 500, 0, 500,
        0, 500, 'none', 0, 0, '{}', 'NL', '{}', 'tunes', 'en', ${now}, ${now} ${all}`,
    `insert into order_items (order_id, product_id, sku, name, price, discount, created_at)
      select id, ${product(0)}, 'S', 'Sound', 500, 0, ${now} ${all}`,
    ...['customers', 'carts', 'orders', 'products'].map(
      (table) =>
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    ),
  ]
}
