import { defineConfig } from 'vitest/config'
import { hasPostgres } from './scripts/launch/postgres.js'

/** The suffix of a test file indicates what the test needs. */
const withSuffix = (suffix: string) => `tests/**/*.${suffix}.test.{ts,tsx}`

/** Tests that start other programs; they need no browser, but take several seconds each. */
const processTests = withSuffix('process')
/** Tests that mock server functions or the audio engine; they cannot share modules with others. */
const mockedTests = withSuffix('mocked')
/** Tests that need a document. */
const domTests = ['tests/**/*.test.tsx', withSuffix('dom')]
/** Tests of the back end and its programs. */
const providerTests = 'tests/{analysis,chaos,contract,fuzz,import,provider,shop,sound}/**/*.test.ts'
/** Tests that need a PostgreSQL server. */
const postgresTests = 'tests/**/*.postgres{,.process}.test.ts'
/** Tests that read the production build in `dist`. */
const buildTests = ['tests/build/**/*.test.ts', 'tests/faults/**/*.test.ts']
/** Tests of programs from Debian, which `npm run test:engines` runs. */
const engineTests = withSuffix('engine')
/** Tests that synthesize and measure the demo catalogue, or search it. */
const demoTests = 'tests/{demo,relevance}/**/*.test.ts'

const templates = 'tests/support/database/template-folder.ts'

/** Imports modules like Node: the back end needs none of Vite's transforms. */
const asNodeRuns = { viteModuleRunner: false, nodeLoader: false }

/** The provider's tests also run on PostgreSQL, except those about SQLite, files or texts. */
const postgresProject = {
  extends: true as const,
  test: {
    name: 'postgres',
    include: ['tests/provider/**/*.test.ts', 'tests/contract/**/*.test.ts'],
    exclude: [processTests, withSuffix('sqlite')],
    pool: 'forks' as const,
    isolate: false,
    experimental: asNodeRuns,
    globalSetup: [templates, 'tests/support/database/postgres-setup.ts'],
    setupFiles: 'tests/support/database/use-postgres.ts',
  },
}

/** The provider's tests that also run on PostgreSQL behind a pooler in transaction mode. */
const poolerProject = {
  extends: true as const,
  test: {
    name: 'pooler',
    include: [withSuffix('pooler')],
    pool: 'forks' as const,
    isolate: false,
    experimental: asNodeRuns,
    globalSetup: [templates, 'tests/support/database/pooler-setup.ts'],
    setupFiles: 'tests/support/database/use-pooler.ts',
  },
}

export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle, which is half of the cores of a small machine.
    maxWorkers: '100%',
    // Shows dots, failures and the summary, without the log output of passing tests.
    silent: 'passed-only',
    // Tests wait for conditions, however busy the machine is; the limits only end waits that would
    // never finish.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    setupFiles: 'tests/support/wait-for-screen.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'provider',
          include: [providerTests],
          exclude: [processTests, postgresTests],
          experimental: asNodeRuns,
          pool: 'forks',
          isolate: false,
          globalSetup: templates,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [
            providerTests,
            processTests,
            mockedTests,
            ...domTests,
            ...buildTests,
            demoTests,
            engineTests,
            postgresTests,
          ],
          pool: 'forks',
          // Files in the same worker share its modules; a test that leaves global state behind is a
          // bug.
          isolate: false,
          globalSetup: templates,
        },
      },
      {
        extends: true,
        test: {
          // A separate project, because a worker ends when the environment changes.
          name: 'dom',
          include: domTests,
          exclude: [mockedTests],
          environment: 'happy-dom',
          pool: 'forks',
          isolate: false,
          globalSetup: templates,
          setupFiles: 'tests/support/reset-document.ts',
        },
      },
      ...(hasPostgres() ? [postgresProject, poolerProject] : []),
      {
        extends: true,
        test: {
          name: 'mocked',
          include: [mockedTests],
          environment: 'happy-dom',
          pool: 'forks',
          isolate: false,
          setupFiles: 'tests/support/mocked-modules.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: [processTests],
          experimental: asNodeRuns,
          exclude: hasPostgres() ? [] : [postgresTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: buildTests,
          experimental: asNodeRuns,
          globalSetup: templates,
          // The built server runs unmodified.
          server: { deps: { external: [/\/dist\/server\//] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'demo',
          experimental: asNodeRuns,
          include: [demoTests],
          globalSetup: [templates, 'tests/demo/render-catalogues.ts'],
        },
      },
    ],
  },
})
