import { sql } from 'kysely'
import type { Database } from '#provider/platform/database/database.ts'

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
  'an accepted withdrawal is closed although a refund of it has not arrived': sql`
    select withdrawals.id from withdrawals join refunds on order_withdrawal_id = withdrawals.id
    where accepted_at is not null and closed_reason = 'accepted and paid back'
      and refunds.state <> 'refunded'`,
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
      select 1 from journal_entries
      join ledger_transfers on journal_entry_id = journal_entries.id
      where cause = 'payment:' || payment_sessions.id
        and payment_session_id = payment_sessions.id
        and ledger_transfers.amount = payment_sessions.amount
        and from_account = 'card-clearing'
        and to_account = 'customer:' || payment_sessions.customer_id))`,
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
        and from_account in ('losses', 'customer:' || refunds.customer_id)), 0)`,
  'a failed refund is not given back exactly once, or another one is': sql`
    select refunds.id from refunds where
      case when state in ('failed', 'canceled') then 0 else amount end <> coalesce((
      select sum(case when to_account = 'card-clearing' then ledger_transfers.amount
        else -ledger_transfers.amount end) from ledger_transfers
      join journal_entries on journal_entries.id = journal_entry_id
      where (cause || ':') like 'refund:' || refunds.id || ':%'
        or (cause || ':') like 'returned-refund:' || refunds.id || ':%'), 0)`,
  'the loss of a refund is not what is booked as its loss': sql`
    select refunds.id from refunds where
      case when state in ('failed', 'canceled') then 0 else loss end <> coalesce((
      select sum(case when from_account = 'losses' then ledger_transfers.amount
        when to_account = 'losses' then -ledger_transfers.amount else 0 end) from ledger_transfers
      join journal_entries on journal_entries.id = journal_entry_id
      where (cause || ':') like 'refund:' || refunds.id || ':%'
        or (cause || ':') like 'returned-refund:' || refunds.id || ':%'
        or (cause || ':') like 'recovered-refund:' || refunds.id || ':%'), 0)`,
  'the refunds and disputes of a top-up took more than it from the balance': sql`
    select payment_sessions.id from payment_sessions where amount <
      (select coalesce(sum(refunds.amount - refunds.loss), 0) from refunds
        where session_id = payment_sessions.id and state in ('requested', 'refunded'))
      + (select coalesce(sum(held), 0) from disputes
        where session_id = payment_sessions.id and state <> 'won')`,
  'what is held because of a dispute is not debited exactly once': sql`
    select disputes.id from disputes where held <> coalesce((
      select sum(case when from_account = 'customer:' || disputes.customer_id
        then ledger_transfers.amount when to_account = 'customer:' || disputes.customer_id
        then -ledger_transfers.amount else 0 end) from ledger_transfers
      join journal_entries on journal_entries.id = journal_entry_id
      where (cause || ':') like 'dispute:' || disputes.id || ':hold:%'
        or (cause || ':') like 'dispute:' || disputes.id || ':release:%'), 0)`,
  'a lost dispute still holds money': sql`
    select disputes.id from disputes where state = 'lost' and 0 <> (
      select coalesce(sum(case when to_account = 'disputes' then ledger_transfers.amount
        else -ledger_transfers.amount end), 0) from ledger_transfers
      join journal_entries on journal_entries.id = journal_entry_id
      where cause like 'dispute:' || disputes.id || ':%'
        and exists (select 1 from journal_entries as paid where
          paid.cause = 'dispute:' || disputes.id || ':withdrawn'))`,
  'a debit has no refund': sql`
    select cause from journal_entries where cause like 'refund:%'
      and not exists (select 1 from refunds
        where (cause || ':') like 'refund:' || refunds.id || ':%')`,
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
  'an order does not have exactly one invoice for its total': sql`
    select orders.id from orders where vat_mode is not null and coalesce((
      select sum(gross) from invoices where order_id = orders.id and kind = 'invoice'), -1)
      <> grand_total`,
  'an invoice number is missing': sql`
    select name, year from number_series where last <> (
      select coalesce(sum(number_gaps.last - number_gaps.first + 1), 0) from number_gaps
      where number_gaps.name = number_series.name and number_gaps.year = number_series.year) + (
      select count(*) from invoices where substr(issued_on, 1, 4) = cast(year as text)
        and kind = case name when 'invoices' then 'invoice' else 'credit-note' end)`,
  'credit notes exceed their invoice, or differ from what was refunded': sql`
    select id from invoices where kind = 'invoice' and (
      gross + (select coalesce(sum(gross), 0) from invoices as notes
        where notes.refers_to = invoices.id) < 0
      or vat + (select coalesce(sum(vat), 0) from invoices as notes
        where notes.refers_to = invoices.id) < 0
      or (select coalesce(sum(gross), 0) from invoices as notes
        where notes.refers_to = invoices.id) + (
        select coalesce(sum(tunes + gift_card_amount), 0) from order_refunds
        where order_refunds.order_id = invoices.order_id) <> 0)`,
  'a gift card paid more than its amount': sql`
    select code from gift_cards where amount < (
      select coalesce(sum(amount), 0) from gift_card_redemptions where gift_card_code = code)`,
}
