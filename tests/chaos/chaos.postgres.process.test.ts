import { expect, test } from 'vitest'
import { createFolder, runProgram } from './run-program.ts'

test('killing four processes and their PostgreSQL server loses no acknowledged data [P9.01 P9.03]', async () => {
  const run = await runProgram(
    createFolder(),
    '--engine=postgres',
    '--processes=4',
    '--ops=160',
    '--interval=24',
    '--seed=227',
  )
  expect(run).toMatchObject({ status: 0, output: expect.stringContaining('0 violations') })
  const count = (what: string) => Number(new RegExp(`(\\d+) ${what}`).exec(run.output)?.[1])
  expect(count('kills')).toBeGreaterThanOrEqual(3)
  expect(count('rolling restarts')).toBeGreaterThanOrEqual(1)
  expect(count('lost databases')).toBeGreaterThanOrEqual(1)
})
