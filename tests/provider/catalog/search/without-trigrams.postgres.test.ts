import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import { prepareDatabase } from '../../../support/database/test-database.ts'

/** Opens a shop whose database user may create tables, but no extensions. */
async function openRestrictedShop() {
  const folder = await createTemporaryFolder()
  const { databaseUrl } = await prepareDatabase(folder)
  const client = new pg.Client(databaseUrl ?? '')
  await client.connect()
  onTestFinished(() => client.end())
  const user = `plain_${Date.now()}`
  await client.query(`create role ${user} login password 'plain'`)
  await client.query(`grant all on schema public to ${user}`)
  const url = new URL(databaseUrl ?? '')
  Object.assign(url, { username: user, password: 'plain' })
  const { call } = await openShop({ sells: 'catalogue', folder, databaseUrl: url.href })
  const extensions = await client.query("select 1 from pg_extension where extname = 'pg_trgm'")
  const correct = async (text: string) => {
    const { body } = await call(`/api/v1/products?query=${encodeURIComponent(text)}`)
    return { corrected: body.query.corrected, total: body.meta.total }
  }
  return { correct, hasTrigrams: extensions.rows.length > 0 }
}

test('without the pg_trgm extension, typos are corrected to words with the same initial [P2.03]', async () => {
  const { correct, hasTrigrams } = await openRestrictedShop()
  expect(hasTrigrams).toBe(false)
  expect(await correct('glsas pad')).toEqual({ corrected: 'glass pad', total: 1 })
  expect(await correct('nigth market')).toMatchObject({ corrected: 'night market' })
  expect(await correct('qzxqzx')).toEqual({ corrected: null, total: 0 })
})
