import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { prepareDatabase } from '../../support/database/test-database.ts'

/** Creates an empty database and connects to it. */
async function createDatabase() {
  const location = await prepareDatabase(await createTemporaryFolder())
  const client = new pg.Client(location.databaseUrl ?? '')
  await client.connect()
  onTestFinished(() => client.end())
  return { location, client }
}

/** Returns the error message for a refused database, or null if it opens. */
async function getRefusal(location: Parameters<typeof openDatabase>[0]): Promise<string | null> {
  return await openDatabase(location).then(
    async (db) => {
      await db.destroy()
      return null
    },
    (error: Error) => error.message,
  )
}

test('a database with only the views and tables of extensions counts as empty [P9.01]', async () => {
  const { location, client } = await createDatabase()
  await client.query('create extension pg_stat_statements')
  await client.query('create table spatial_ref_sys (srid int)')
  await client.query('alter extension pg_stat_statements add table spatial_ref_sys')
  expect(await getRefusal(location)).toBe(null)
  expect(await getRefusal(location)).toBe(null)
})

test("a database with another application's table next to an extension is refused [P9.01]", async () => {
  const { location, client } = await createDatabase()
  await client.query('create extension pg_stat_statements')
  await client.query('create table posts (id int)')
  expect(await getRefusal(location)).toContain('belongs to another application')
})

test('a database whose encoding cannot store all characters is refused [P9.01]', async () => {
  const { location, client } = await createDatabase()
  const url = new URL(location.databaseUrl ?? '')
  const name = `latin_${Date.now()}`
  await client.query(`create database ${name} encoding 'LATIN1' template template0`)
  onTestFinished(async () => {
    const server = new pg.Client(inject('postgresUrl'))
    await server.connect()
    await server.query(`drop database ${name}`)
    await server.end()
  })
  url.pathname = `/${name}`
  expect(await getRefusal({ ...location, databaseUrl: url.href })).toBe(
    `The database postgres://${url.host}/${name} cannot be opened: its encoding is LATIN1; create it with the encoding UTF8.`,
  )
})
