import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createPng } from '../../support/label/pictures.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Account } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'

const profilePath = '/api/v1/customer/profile'

function createFields({ email, password }: Account) {
  return {
    first_name: 'Ann',
    last_name: 'Bee',
    email,
    gender: 'Other',
    phone: '0000000000',
    current_password: password,
    new_password: 'a brand new password',
    new_password_confirmation: 'a brand new password',
  }
}

async function uploadPicture({ call }: Shop, account: Account): Promise<string> {
  const form = new FormData()
  form.set('_method', 'PUT')
  const { first_name, last_name, email, gender, phone } = createFields(account)
  for (const [name, value] of Object.entries({ first_name, last_name, email, gender, phone }))
    form.set(name, value)
  const picture = await createPng({ width: 8, height: 8 })
  form.set('image[]', new File([new Uint8Array(picture)], 'a.png'))
  const { body } = await call(profilePath, { token: account.token, body: form })
  return new URL(body.data.image_url).pathname
}

test('a picture is not removed while another process stores it for another customer', async () => {
  let beginOtherUpload = () => {}
  const provider = await openShop({
    // The log entry is written between the change and the removal of the previous picture.
    log: ({ event }) => event === 'password-changed' && beginOtherUpload(),
  })
  const [ann, bob] = [await provider.signUp(), await provider.signUp()]
  const path = await uploadPicture(provider, ann)
  const otherProcess = new DatabaseSync(join(provider.folder, 'overtone.db'))
  onTestFinished(() => otherProcess.close())
  const [, sha256 = ''] = /(\w{64})\.webp$/.exec(path) ?? []
  beginOtherUpload = () => {
    otherProcess.exec('begin immediate')
    otherProcess.prepare('update customers set image_sha256 = ? where id = ?').run(sha256, bob.id)
    setTimeout(() => otherProcess.exec('commit'), 20)
  }
  const image = { image_0: '' }
  await provider.call(profilePath, {
    method: 'PUT',
    token: ann.token,
    body: { ...createFields(ann), image },
  })
  expect((await provider.call(path)).status).toBe(200)
})
