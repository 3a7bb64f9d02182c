import { expect, test } from 'vitest'
import { toWithdrawnItem } from '#app/features/library/withdrawn-item.ts'
import { createOneShot } from '../example-products.ts'

const preview = { url: '/media/gone.mp3', durationSeconds: 1 }

test('a sound that the shop no longer sells has no page to which its row or the player links [P4.05]', () => {
  const item = toWithdrawnItem(createOneShot({ id: 7, name: 'Gone', preview }))
  expect(item.productId).toBeNull()
  expect(item.track).toMatchObject({ title: 'Gone', productId: null })
})
