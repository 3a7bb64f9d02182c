import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openWithSettings } from '#provider/open-with-settings.ts'
import { readBackEndSettings } from '#provider/programs/settings/back-end-settings.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { providerUrl } from '../../support/network/caller.ts'
import { storefrontUrl } from '../../support/shops/shop.ts'
import { prepareDatabase } from '../../support/database/test-database.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'

test.each([
  [10, {}],
  [2, { DATABASE_CONNECTIONS: '2' }],
])('a process has at most %i connections with %o [P9.01]', async (count, variables) => {
  const { dataDir, databaseUrl } = await prepareDatabase(await createTemporaryFolder())
  const provider = await openWithSettings({
    shop: demoShop,
    settings: readBackEndSettings({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DEMO_CATALOGUE: 'none',
      ...variables,
    }),
    log: () => {},
    providerUrl,
    paymentPageUrl: `${storefrontUrl}/pay`,
    trustForwarded: true,
    onProgress: () => {},
    onMail: () => {},
  })
  onTestFinished(provider.close)
  const paths = Array.from({ length: 50 }, (_, page) => `/api/v1/products?page=${page + 1}`)
  await Promise.all(paths.map((path) => provider.fetch(new Request(providerUrl + path))))
  const client = new pg.Client(databaseUrl ?? '')
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query(`select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`)
  expect(rows).toHaveLength(count)
})
