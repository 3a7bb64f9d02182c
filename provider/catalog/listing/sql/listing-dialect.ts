import type { RawBuilder, SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { TextSearch } from '../../search/text-search.rules.ts'
import type { ProductFilters } from '../product-query.rules.ts'

export type Condition = RawBuilder<SqlBool>

/** The SQL of product lists that differs between engines; each has a table `product_search`. */
export interface ListingDialect {
  /** Runs `use` with a connection for the statements of one list. */
  readonly read: <Result>(
    database: Database,
    use: (database: Database) => Promise<Result>,
  ) => Promise<Result>
  /** Returns the table `product_search`, joined with the index if the search needs it. */
  readonly getTable: (search: TextSearch | null) => RawBuilder<unknown>
  /** Lets other requests run between two statements of a list. */
  readonly pause: () => Promise<void>
  /** Parses the JSON columns of a row. */
  readonly decode: <Row>(row: Row) => Row
  /** The names of the functions that build JSON, and of the one that returns the least value. */
  readonly functions: Readonly<Record<'array' | 'object' | 'list' | 'least', RawBuilder<unknown>>>
  /** Converts JSON built by a subquery for nesting in other JSON. */
  readonly nestJson: (json: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Returns the condition that the expression equals one of the values. */
  readonly isOneOf: (
    expression: RawBuilder<unknown>,
    values: readonly string[] | readonly number[],
  ) => Condition
  /** Returns the position of the product's id in a list of ids. */
  readonly findPosition: (ids: readonly number[]) => RawBuilder<unknown>
  readonly matchCodes: (filters: ProductFilters) => Condition[]
  readonly matchSearch: (search: TextSearch | null) => Condition[]
  /** Returns a query for the relevance of the newest rows of `matches`. */
  readonly selectRanks: (search: TextSearch) => RawBuilder<unknown>
  /** The order in which matches are read if only some are counted. */
  readonly orderMatches: (search: TextSearch | null) => RawBuilder<unknown>
  /** Returns a query that splits lists of codes into one row per `code`. */
  readonly splitCodes: (groups: RawBuilder<unknown>) => RawBuilder<unknown>
  /** A query for the label of the key `value`. */
  readonly selectKeyLabel: RawBuilder<unknown>
}
