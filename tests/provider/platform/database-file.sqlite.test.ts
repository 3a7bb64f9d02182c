import { readFile, readdir, rename, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { openDatabase, openForReading } from '#provider/platform/database/open-database.ts'
import { createSqliteFile } from '#provider/platform/database/sqlite/file.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'

/** Creates a data folder with the database of a stopped shop. */
async function createStoppedShop() {
  const provider = await openShop()
  await provider.signUp()
  await provider.close()
  return { folder: provider.folder, path: join(provider.folder, 'overtone.db') }
}

/** Runs statements on a database file that the shop is not using. */
function runSql(path: string, statements: string): void {
  const database = new DatabaseSync(path)
  database.exec(statements)
  database.close()
}

/** Overwrites part of a file. */
async function damage(path: string, start: number, length: number): Promise<void> {
  const bytes = await readFile(path)
  await writeFile(path, bytes.fill(0x5a, start, start + length))
}

/** Starts the shop; returns the reason its database was refused, and whether it is unchanged. */
async function getRefusal(folder: string): Promise<{ reason: string; isUnchanged: boolean }> {
  const path = join(folder, 'overtone.db')
  const before = await readFile(path)
  const opened = await openShop({ folder }).catch(String)
  const message = typeof opened === 'string' ? opened : 'not refused'
  const reason = message.replace(`Error: The database ${path} cannot be opened: `, '')
  return { reason, isUnchanged: (await readFile(path)).equals(before) }
}

describe('a database that the shop must not use', () => {
  const restore = 'restore it from a backup'

  test('one with an overwritten header is refused and not changed [P8.09]', async () => {
    const { folder, path } = await createStoppedShop()
    await damage(path, 0, 100)
    expect(await getRefusal(folder)).toEqual({
      reason: `it is not a database, or its beginning is damaged; ${restore}.`,
      isUnchanged: true,
    })
  })

  test('a truncated one is refused and not changed [P8.09]', async () => {
    const { folder, path } = await createStoppedShop()
    const { length } = await readFile(path)
    await truncate(path, Math.floor(length / 2))
    expect(await getRefusal(folder)).toEqual({
      reason: `it is damaged; ${restore}.`,
      isUnchanged: true,
    })
  })

  test('an empty one is refused and not changed, so invoice numbers do not restart [P8.09]', async () => {
    const { folder, path } = await createStoppedShop()
    await truncate(path, 0)
    expect(await getRefusal(folder)).toEqual({
      reason: `it is empty, so its data is lost; ${restore}, or delete it for a new shop.`,
      isUnchanged: true,
    })
  })

  test('a new one has its header before it gets its name [P8.09]', async () => {
    const folder = await createTemporaryFolder()
    const path = join(folder, 'overtone.db')
    createSqliteFile(path)
    expect(await readdir(folder)).toEqual(['overtone.db'])
    expect((await readFile(path)).toString('latin1', 0, 15)).toBe('SQLite format 3')
    // Another process that starts at the same time does not replace it.
    const before = await stat(path)
    createSqliteFile(path)
    expect((await stat(path)).ino).toBe(before.ino)
  })

  test('one with a damaged page in the middle is refused and not changed [P8.09]', async () => {
    const { folder, path } = await createStoppedShop()
    const { length } = await readFile(path)
    const pageBytes = 4096
    await damage(path, Math.floor(length / pageBytes / 2) * pageBytes, pageBytes)
    expect(await getRefusal(folder)).toEqual({
      reason: `it is damaged; ${restore}.`,
      isUnchanged: true,
    })
  })

  test('one of a newer version is refused and not changed [P8.09]', async () => {
    const { folder, path } = await createStoppedShop()
    runSql(path, "insert into migrations (name) values ('999-later')")
    expect(await getRefusal(folder)).toEqual({
      reason:
        'it has the migration 999-later of a newer version; install that version, or restore a backup of this one.',
      isUnchanged: true,
    })
  })

  test('one of an unreleased version is refused and not changed [P8.09]', async () => {
    const { folder, path } = await createStoppedShop()
    runSql(path, "insert into migrations (name) values ('001-catalogue')")
    expect(await getRefusal(folder)).toEqual({
      reason:
        'it was made by an unreleased version; `npm run catalog -- export FOLDER` of that version keeps the packs, nothing else is kept.',
      isUnchanged: true,
    })
  })

  test.each([
    ['without migrations', 'create table photos (id integer)'],
    ['with migrations', 'create table migrations (id integer, migration text, batch integer)'],
  ])('one of another application, %s, is refused and not changed [P8.09]', async (_, statement) => {
    const folder = await createTemporaryFolder()
    runSql(join(folder, 'overtone.db'), `pragma journal_mode = wal; ${statement}`)
    expect(await getRefusal(folder)).toEqual({
      reason: 'it belongs to another application; choose another one.',
      isUnchanged: true,
    })
  })
})

describe('a database opened read-only', () => {
  test('cannot be changed [P1.04]', async () => {
    const dataDir = await createTemporaryFolder()
    await (await openDatabase({ dataDir })).destroy()
    const reader = await openForReading({ dataDir })
    const write = reader?.insertInto('settings').values({ name: 'a', value: 'b' }).execute()
    await expect(write).rejects.toThrow('readonly database')
    await reader?.destroy()
  })

  test('is not migrated [P1.04]', async () => {
    const dataDir = await createTemporaryFolder()
    await (await openDatabase({ dataDir })).destroy()
    const path = join(dataDir, 'overtone.db')
    const older = new DatabaseSync(path)
    older.exec('delete from migrations where name = (select max(name) from migrations)')
    older.close()
    const before = await readFile(path)
    expect(await openForReading({ dataDir })).toBe(null)
    expect((await readFile(path)).equals(before)).toBe(true)
  })
})

describe('a data folder that changes while the shop is running', () => {
  async function openMovableShop() {
    const provider = await openShop()
    const account = await provider.signUp()
    const movedFolder = `${provider.folder}-away`
    const storageEntries = () => provider.entries.filter(({ event }) => event === 'storage-failed')
    const register = async (email: string) => {
      const password = 'a long enough password'
      const fields = { email, first_name: 'A', last_name: 'B', password }
      const body = { ...fields, password_confirmation: password }
      return await provider.call('/api/v1/customer/register', { body })
    }
    return { ...provider, account, movedFolder, storageEntries, register }
  }

  test('while it is missing, nothing is acknowledged and reads still work; once it is back, everything works [P8.09]', async () => {
    const { account, movedFolder, call, entries, folder, register, storageEntries } =
      await openMovableShop()
    await rename(folder, movedFolder)
    for (const email of ['one@example.com', 'two@example.com']) {
      const { status, headers } = await register(email)
      expect([status, headers.get('retry-after')]).toEqual([503, '60'])
    }
    expect((await call('/api/v1/products')).status).toBe(200)
    expect((await call('/api/v1/customer/get', { token: account.token })).status).toBe(200)
    expect(storageEntries()).toEqual([
      {
        level: 'error',
        event: 'storage-failed',
        message: `The data folder ${folder} cannot be used: it has been removed while the shop is running; put it back.`,
      },
    ])
    expect(entries.filter(({ event }) => event === 'unhandled-error')).toEqual([])
    await rename(movedFolder, folder)
    expect((await register('two@example.com')).status).toBe(200)
    const db = await openTestDatabase(folder)
    const emails = await db.selectFrom('customers').select('email').execute()
    await db.destroy()
    expect(emails).toEqual([{ email: account.email }, { email: 'two@example.com' }])
  })

  test('if it has been replaced, nothing is acknowledged [P8.09]', async () => {
    const { movedFolder, folder, register, storageEntries } = await openMovableShop()
    const other = await createStoppedShop()
    await rename(folder, movedFolder)
    await rename(other.folder, folder)
    expect((await register('one@example.com')).status).toBe(503)
    expect(storageEntries()).toMatchObject([
      { message: expect.stringMatching(/has been replaced .*; restart the shop\.$/) },
    ])
    await rename(folder, other.folder)
    await rename(movedFolder, folder)
    expect((await register('one@example.com')).status).toBe(200)
  })
})

test.each([
  ['not a database at all, but a string of some length'.repeat(200), 'text'],
  [`SQLite format 3\0${'x'.repeat(8000)}`, 'a damaged header'],
])(
  'a corrupt database file (%#) fails with a single sentence that contains its path [provider R7.02]',
  async (content) => {
    const folder = await createTemporaryFolder()
    const path = join(folder, 'overtone.db')
    await writeFile(path, content)
    const opening = openShop({ folder })
    await expect(opening).rejects.toThrow(
      /^The database .*overtone\.db cannot be opened: [^\n]+\.$/,
    )
    expect(await readFile(path, 'utf8')).toBe(content)
  },
)
