import type { RawBuilder, SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { TextSearch } from '../../search/text-search.rules.ts'
import type { ProductFilters } from '../product-query.rules.ts'

export type Condition = RawBuilder<SqlBool>

/** The SQL of lists that differs between the engines; both have a table `product_search`. */
export interface ListingDialect {
  /** Runs `use` with a connection for the statements of one list. */
  readonly read: <Result>(
    database: Database,
    use: (database: Database) => Promise<Result>,
  ) => Promise<Result>
  /** Returns the table `product_search`, as a search reads it. */
  readonly getTable: (search: TextSearch | null) => RawBuilder<unknown>
  /** Lets other requests be served between two statements of a list. */
  readonly pause: () => Promise<void>
  /** Converts the columns of a row that contain JSON. */
  readonly decode: <Row>(row: Row) => Row
  /** The names of the functions that create JSON, and of the least of several values. */
  readonly functions: Readonly<Record<'array' | 'object' | 'list' | 'least', RawBuilder<unknown>>>
  /** Returns JSON that a subquery has created, to be part of other JSON. */
  readonly nestJson: (json: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Whether the expression has one of the values. */
  readonly isOneOf: (
    expression: RawBuilder<unknown>,
    values: readonly string[] | readonly number[],
  ) => Condition
  /** Returns the position of the product's id in a list of ids. */
  readonly findPosition: (ids: readonly number[]) => RawBuilder<unknown>
  readonly matchCodes: (filters: ProductFilters) => Condition[]
  readonly matchSearch: (search: TextSearch | null) => Condition[]
  /** Returns the relevance of a product, if reading it with the matches is quick; otherwise null. */
  readonly rankMatch: (search: TextSearch) => RawBuilder<unknown> | null
  /** Returns a query for the relevance of at most 2,000 of the rows of `matches`. */
  readonly selectRanks: (search: TextSearch) => RawBuilder<unknown>
  /** The order in which matches are read, if they are more than are counted. */
  readonly orderMatches: (search: TextSearch | null) => RawBuilder<unknown>
  /** Returns a query for each `code` in the lists of codes that a query counts. */
  readonly splitCodes: (groups: RawBuilder<unknown>) => RawBuilder<unknown>
  /** A query for the label of the key `value`. */
  readonly selectKeyLabel: RawBuilder<unknown>
}
