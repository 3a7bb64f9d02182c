import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OptionGroup } from '#app/features/catalog/filters/option-group.tsx'
import { PackOfSound } from '#app/features/product-page/pack-of-sound.tsx'
import { PurchaseBar } from '#app/features/product-page/purchase-bar.tsx'
import { productToTrack } from '#app/features/catalog/list/sound-item.ts'
import { SoundHero } from '#app/features/product-page/sound-hero.tsx'
import { PlayerBar } from '#app/features/player-bar/player-bar.tsx'
import { DownloadList } from '#app/features/orders/download-list.tsx'
import { createOrder } from '../profile/example-profile.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createLoop, createPack } from '../example-products.ts'

const artist = { id: 1, name: 'Die Boten', slug: 'die-boten', description: null }
const preview = { url: '/media/files/regen.mp3', durationSeconds: 2 }

const getLanguages = (name: string) =>
  screen.getAllByText(name).map((element) => element.closest('[lang]')?.getAttribute('lang'))

test.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['', ''],
])('the sound page and the player mark names in the language %s as %s [P1.14]', (locale, lang) => {
  const names = locale === undefined ? {} : { nameLocale: locale }
  const pack = createPack({ id: 1, name: 'Nachtbus', artist, ...names })
  const sound = createLoop({ id: 2, name: 'Regen', pack, isPackOnly: true, preview, ...names })
  const track = productToTrack(sound)
  renderInShop(
    <>
      <SoundHero product={{ ...sound, names: {} }} />
      <PurchaseBar product={sound} />
      <PackOfSound pack={pack} details={pack} />
      {track ? <PlayerBar track={track} /> : null}
    </>,
  )
  // The heading, the purchase bar and the player.
  expect(getLanguages('Regen')).toEqual([lang, lang, lang])
  // The purchase bar and the player.
  expect(getLanguages('Nachtbus')).toEqual([lang, lang])
  expect(getLanguages('Die Boten')).toEqual([lang])
})

test('names whose language is unknown are not marked [P1.14]', () => {
  const artists = [{ value: 'die-boten', label: 'Die Boten', count: 3 }]
  const file = { linkId: 1, productId: 2, name: 'Regen', bytes: null, url: '/download/1' }
  renderInShop(
    <>
      <OptionGroup
        name="artist"
        options={artists}
        isCapped={false}
        selected={[]}
        onChange={() => {}}
      />
      <DownloadList order={{ ...createOrder(2), downloads: [file] }} />
    </>,
  )
  expect([...getLanguages('Die Boten'), ...getLanguages('Regen')]).toEqual([undefined, undefined])
})
