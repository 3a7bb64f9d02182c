import type { PostgresServer } from '../support/database/postgres-server.ts'
import type { Services } from './services/services.ts'

/** A database server outside the data folder. */
export type DatabaseServer = Pick<PostgresServer, 'kill' | 'restart'>

export interface FleetOptions {
  /** The data folder. */
  readonly folder: string
  /** The number of processes. */
  readonly size: number
  readonly clockOffset: number
  /** Null for SQLite. */
  readonly database: DatabaseServer | null
  readonly services: Services
}
