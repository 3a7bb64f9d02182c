import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import { locateDatabase, openTestDatabase } from '../../support/database/test-database.ts'

/** Creates a folder's database with a collation in which `aa` sorts as one letter after z. */
async function createDanishDatabase(folder: string): Promise<void> {
  const name = new URL(locateDatabase(folder).databaseUrl ?? '').pathname.slice(1)
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  await client.query(
    `create database ${name} template template0 locale_provider icu icu_locale 'da-DK'`,
  )
  await client.end()
}

test('previews are found under any database collation [P9.01]', async () => {
  const folder = await createTemporaryFolder()
  await createDanishDatabase(folder)
  const { call, catalogueDir } = await openShop({ sells: 'catalogue', folder })
  const db = await openTestDatabase(folder)
  onTestFinished(() => db.destroy())
  for (const next of ['a', 'b', '0']) {
    const digits = `00000000000000${next}a`
    const sha256 = `${digits}a${'f'.repeat(47)}`
    await db.insertInto('public_files').values({ sha256, extension: 'mp3', bytes: 1 }).execute()
    writeFileSync(join(catalogueDir, 'files', `${sha256}.mp3`), next)
    for (const name of [digits, sha256]) {
      const response = await call(`/files/${name}.mp3`)
      expect([response.status, response.body]).toEqual([200, next])
    }
    const other = `${digits}b${'f'.repeat(47)}`
    expect((await call(`/files/${other}.mp3`)).status).toBe(404)
  }
})
