import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server for tests. */
    postgresUrl: string
  }
}

/** Starts a PostgreSQL server before a run and stops it afterwards. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
