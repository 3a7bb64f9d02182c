import type { Kysely, Selectable } from 'kysely'
import type { AccountTables, CustomerTable } from './schema/accounts.ts'
import type { AlertTables } from './schema/alerts.ts'
import type { ArtistTable, CatalogueTables, ProductTable, SoundTable } from './schema/catalogue.ts'
import type { FavoriteTables } from './schema/favorites.ts'
import type { InvoiceTables } from './schema/invoices.ts'
import type { MoveTables } from './schema/moves.ts'
import type { PaymentTables } from './schema/payments.ts'
import type { ProcessTables } from './schema/processes.ts'
import type { SalesTables } from './schema/sales.ts'
import type { WithdrawalTables } from './schema/withdrawals.ts'

/** All tables of the provider. Times are ISO strings in UTC; amounts are in whole cents. */
export interface Tables
  extends
    CatalogueTables,
    AccountTables,
    FavoriteTables,
    SalesTables,
    PaymentTables,
    InvoiceTables,
    WithdrawalTables,
    AlertTables,
    ProcessTables,
    MoveTables {}

/** A connection or a transaction. Code inside a transaction must use only that transaction. */
export type Database = Kysely<Tables>

export type CustomerRow = Selectable<CustomerTable>
export type ProductRow = Selectable<ProductTable>
export type SoundRow = Selectable<SoundTable>
export type ArtistRow = Selectable<ArtistTable>
