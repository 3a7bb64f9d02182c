import { defineConfig } from 'vitest/config'
import { hasPostgres } from './scripts/launch/postgres.js'

/** Tests that start other programs; they need no browser, but take several seconds each. */
const processTests = [
  'tests/chaos/chaos.test.ts',
  'tests/chaos/postgres-chaos.test.ts',
  'tests/fuzz/**/*.test.ts',
  'tests/provider-embedded/crash-recovery.test.ts',
  'tests/provider-embedded/mail-kill.test.ts',
  'tests/provider-embedded/other-user.test.ts',
  'tests/provider-embedded/payment-process-end.test.ts',
  'tests/provider-embedded/read-only-folder.test.ts',
  'tests/scripts/**/*.test.ts',
  'tests/server/backup-target.test.ts',
  'tests/server/config-file.test.ts',
  'tests/server/data-folder.test.ts',
  'tests/server/listen.test.ts',
  'tests/server/outages.test.ts',
  'tests/server/payment-outages.test.ts',
  'tests/server/provider-main.test.ts',
  'tests/server/update.test.ts',
  'tests/server/workers.test.ts',
]
/**
 * Tests that mock the module with the network calls or the audio engine, and so cannot share modules
 * with other tests.
 */
const isolatedTests = [
  'tests/features/account/load-session.test.ts',
  'tests/features/account/tab-sync.test.tsx',
  'tests/features/cart/add-all-to-cart.test.tsx',
  'tests/features/cart/cart-mutations.test.tsx',
  'tests/features/catalog/catalog-queries.test.ts',
  'tests/features/catalog/list-actions.test.tsx',
  'tests/features/catalog/sound-list.test.tsx',
  'tests/features/checkout/place-order.test.tsx',
  'tests/features/crates/crate-order.test.tsx',
  'tests/features/crates/crate-view.test.tsx',
  'tests/features/crates/product-lists.test.tsx',
  'tests/features/favorites/favorites-mutations.test.ts',
  'tests/features/payment/payment-phase.test.tsx',
  'tests/features/player-bar/favorite-of-track.test.tsx',
  'tests/features/player-bar/heard-panel.test.tsx',
  'tests/features/player-bar/player-bar.test.tsx',
  'tests/features/player-bar/player-keys.test.tsx',
  'tests/features/profile/add-passkey-form.test.tsx',
  'tests/features/profile/balance.test.tsx',
  'tests/features/tray/use-tray.test.ts',
]
/** Tests that read the production build in `dist`. */
const buildTests = ['tests/build/**/*.test.ts', 'tests/faults/**/*.test.ts']
/** Tests that synthesize and measure the demo catalogue. */
const demoTests = ['tests/demo/**/*.test.ts']

/** Tests that need a PostgreSQL server. */
const postgresTests = ['tests/**/postgres-*.test.ts']
/** Tests of the provider that also run on PostgreSQL. */
const providerTests = ['tests/provider-embedded/**/*.test.ts', 'tests/contract/**/*.test.ts']
/** Tests of the provider that are about SQLite or about no database. */
const sqliteTests = [
  'tests/provider-embedded/columns-in-memory.test.ts',
  'tests/provider-embedded/concurrent-reads.test.ts',
  'tests/provider-embedded/database-file.test.ts',
  'tests/provider-embedded/engine.test.ts',
  'tests/provider-embedded/file-modes.test.ts',
  'tests/provider-embedded/full-database.test.ts',
  'tests/provider-embedded/shared-picture.test.ts',
  'tests/provider-embedded/shop-arguments.test.ts',
]
/** Tests of the provider that are about files and words, whatever the database. */
const fileTests = [
  'check-import',
  'common-passwords',
  'email-pages',
  'export-failures',
  'import-pictures',
  'import-progress',
  'label-language',
  'other-identity',
  'pack-covers',
  'pack-tags',
  'pack-zip',
  'parse-query',
  'password-queue',
  'payment-page-bodies',
  'pictures',
  'refused-pictures',
  'serve-file',
  'sound-analysis',
  'stripe-double',
  'tag-words',
  'translations',
  'unreadable-sounds',
  'vat-free-shop',
].map((name) => `tests/provider-embedded/${name}.test.ts`)
/** Tests that need both databases at once. */
const moveTests = ['tests/provider-embedded/move*.test.ts']

const postgresProject = {
  extends: true as const,
  test: {
    name: 'postgres',
    include: providerTests,
    exclude: [...processTests, ...sqliteTests, ...fileTests],
    pool: 'forks' as const,
    isolate: false,
    globalSetup: ['tests/support/template-folder.ts', 'tests/support/postgres-setup.ts'],
    setupFiles: 'tests/support/use-postgres.ts',
  },
}

/** Tests of the provider that also run on PostgreSQL behind a pooler in transaction mode. */
const poolerProject = {
  extends: true as const,
  test: {
    name: 'pooler',
    include: [
      'tests/provider-embedded/capped-lists.test.ts',
      'tests/provider-embedded/checkout.test.ts',
      'tests/provider-embedded/parallel-requests.test.ts',
      'tests/provider-embedded/scheduled-tasks.test.ts',
      'tests/provider-embedded/sessions.test.ts',
      'tests/provider-embedded/shared-limits.test.ts',
    ],
    pool: 'forks' as const,
    isolate: false,
    globalSetup: ['tests/support/template-folder.ts', 'tests/support/pooler-setup.ts'],
    setupFiles: 'tests/support/use-pooler.ts',
  },
}

export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle, which is half of the cores of a small machine.
    maxWorkers: '100%',
    // A newcomer reads dots, failures and the summary, not what passing tests log.
    silent: 'passed-only',
    // Tests wait for states, however busy the machine is; the limits only end what never comes.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    setupFiles: 'tests/support/wait-for-screen.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            ...processTests,
            ...isolatedTests,
            ...buildTests,
            ...demoTests,
            ...postgresTests,
            ...moveTests,
          ],
          pool: 'forks',
          // Files in the same worker share its modules; a test that leaves global state behind is a
          // bug.
          isolate: false,
          globalSetup: 'tests/support/template-folder.ts',
        },
      },
      ...(hasPostgres() ? [postgresProject, poolerProject] : []),
      {
        extends: true,
        test: { name: 'isolated', include: isolatedTests, pool: 'threads' },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: processTests,
          exclude: hasPostgres() ? [] : postgresTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: buildTests,
          globalSetup: 'tests/support/template-folder.ts',
          // The built server runs as it is.
          server: { deps: { external: [/\/dist\/server\//] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'demo',
          include: demoTests,
          globalSetup: ['tests/support/template-folder.ts', 'tests/demo/render-catalogues.ts'],
        },
      },
    ],
  },
})
