import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cacheFolder, print } from '../launch/project.js'
import { describeMutant } from './describe-mutant.js'
import { findTests } from './find-tests.js'

/** The files mutated by default: rules, use cases, stores, the server and the audio engine. */
const defaultFiles = [
  'provider/**/*.{rules,store}.ts',
  'provider/!(contract|platform|programs)/**/!(*.*).ts',
  'app/{server,audio}/**/*.ts',
]

const paths = process.argv.slice(2)
const mutate = paths.filter((path) => !path.startsWith('tests/'))
const tests = paths.filter((path) => path.startsWith('tests/'))

const require = createRequire(join(cacheFolder, 'mutate', 'package.json'))
const { Stryker } = await import(require.resolve('@stryker-mutator/core'))

const mutants = await new Stryker({
  mutate: mutate.length > 0 ? mutate : defaultFiles,
  testFiles: mutate.length > 0 ? findTests(mutate, tests) : [],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate/vitest.config.ts' },
  tempDirName: '.cache/mutants',
  ignorePatterns: ['dist', 'data', '.cache', 'test-results'],
  reporters: ['progress-append-only'],
  logLevel: 'warn',
  warnings: { slow: false },
  // Vitest does not check types, and the compiler has no API for Stryker to call.
  disableTypeChecks: false,
  tsconfigFile: 'none',
  dryRunTimeoutMinutes: 60,
}).runMutationTest()

const survivors = mutants.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status))
for (const mutant of survivors) print(describeMutant(mutant))
print(`${mutants.length} changes were tried; ${survivors.length} were noticed by no test.`)
