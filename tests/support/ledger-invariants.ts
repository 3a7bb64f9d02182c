import { sql } from 'kysely'
import type { Database } from '#app/provider-embedded/db/schema.ts'

/** Checks the invariants of the ledger and the sales tables; returns one sentence per violation. */
export async function findLedgerViolations(db: Database): Promise<string[]> {
  const violations: string[] = []
  for (const [rule, query] of Object.entries(violationQueries)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) violations.push(`${rule}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  return violations
}

const violationQueries = {
  'a journal entry does not sum to zero': sql`
    select journal_entry_id, sum(amount) as total from ledger_postings
    group by journal_entry_id having sum(amount) <> 0`,
  'the sum of all accounts is not zero': sql`
    select sum(amount) as total from ledger_postings having sum(amount) <> 0`,
  'a journal entry has no transfer': sql`
    select id from journal_entries where id not in (select journal_entry_id from ledger_transfers)`,
  'a balance is negative': sql`
    select account, sum(amount) as balance from ledger_postings
    where account like 'customer:%' group by account having sum(amount) < 0`,
  'an order is not debited exactly once': sql`
    select orders.id from orders where amount_paid <> coalesce((
      select sum(amount) from ledger_transfers
      join journal_entries on journal_entries.id = journal_entry_id
      where cause = 'order:' || orders.id
        and from_account = 'customer:' || orders.customer_id), 0)`,
  'the gift card amount of an order is not debited from promotions': sql`
    select orders.id from orders where gift_card_amount <> coalesce((
      select sum(amount) from ledger_transfers
      join journal_entries on journal_entries.id = journal_entry_id
      where cause = 'order:' || orders.id and from_account = 'promotions'), 0)`,
  'a debit has no order': sql`
    select cause from journal_entries where cause like 'order:%'
      and substr(cause, 7) not in (select cast(id as text) from orders)`,
  'a credit has no paid session, or a paid session has no credit': sql`
    select id from payment_sessions where (status = 'paid') <> (exists (
      select 1 from payment_events
      join journal_entries on cause = 'payment:' || payment_events.id
      where session_id = payment_sessions.id))`,
  'an order is incomplete': sql`
    select orders.id from orders
    where sub_total <> coalesce((select sum(price) from order_items where order_id = orders.id), -1)
      or discount <> (select sum(discount) from order_items where order_id = orders.id)
      or (select count(*) from order_items where order_id = orders.id)
        <> (select count(*) from purchased_links where order_id = orders.id)
      or (select count(*) from order_items where order_id = orders.id)
        <> (select count(*) from cart_items where cart_id = orders.cart_id)`,
  'an order does not have exactly one receipt': sql`
    select orders.id from orders where (select count(*) from outbox
      where kind = 'order-receipt' and "to" = customer_email
        and text like '%order=' || orders.id || ${'\n'} || '%') <> 1`,
  'a cart is both ordered and open': sql`
    select carts.id from carts where is_active = 1 and id in (select cart_id from orders)`,
  'a closed cart has no order': sql`
    select carts.id from carts where is_active = 0 and id not in (select cart_id from orders)`,
  'a coupon of an order is not marked as used': sql`
    select orders.id from orders where coupon_code is not null and id not in (
      select order_id from coupon_uses)`,
  'a refund is not debited exactly once': sql`
    select refunds.id from refunds where amount <> coalesce((
      select sum(ledger_transfers.amount) from ledger_transfers
      join journal_entries on journal_entries.id = journal_entry_id
      where cause = 'refund:' || refunds.id and to_account = 'card-clearing'
        and from_account = 'customer:' || refunds.customer_id), 0)`,
  'a debit has no refund': sql`
    select cause from journal_entries where cause like 'refund:%'
      and substr(cause, 8) not in (select cast(id as text) from refunds)`,
  'a refund exceeds its top-up or goes to another customer': sql`
    select refunds.id from refunds join payment_sessions on payment_sessions.id = session_id
    where refunds.amount > payment_sessions.amount
      or refunds.customer_id <> payment_sessions.customer_id or status <> 'paid'`,
  'a withdrawal does not have exactly one receipt': sql`
    select withdrawals.id from withdrawals where (select count(*) from outbox
      where kind = 'withdrawal-receipt' and "to" = withdrawals.email
        and text like '%: W-' || withdrawals.id || ${'\n'} || '%') <> 1`,
  'a stored balance is not the sum of its postings': sql`
    select account from account_balances where amount <> coalesce((
      select sum(amount) from ledger_postings
      where ledger_postings.account = account_balances.account), 0)`,
  'a balance is not stored': sql`
    select account from ledger_postings where account like 'customer:%'
      and account not in (select account from account_balances)`,
  'the stored redemptions of a gift card are not those of its orders': sql`
    select code from gift_cards where redeemed <> (
      select coalesce(sum(amount), 0) from gift_card_redemptions where gift_card_code = code)`,
  'a gift card paid more than its amount': sql`
    select code from gift_cards where amount < (
      select coalesce(sum(amount), 0) from gift_card_redemptions where gift_card_code = code)`,
}
