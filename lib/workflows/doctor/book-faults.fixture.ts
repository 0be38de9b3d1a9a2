import { changeByHand, paidInCash, run, unpaid } from './doctor.fixture'
import { anybody, type Books, type Fault, namesOf, remove, restore } from './fault.fixture'

/** Faults of what moved after payment: the ledger, credit, deposits, disputes, and statements. */
export function bookFaultsOf(books: () => Books): Fault[] {
  const { numberOf, bookingOf, idOf, oneStatement } = namesOf(books)
  return [
    {
      check: 'ledger-deposits',
      what: 'a refund that is booked over the deposit line',
      names: () => [bookingOf('usedDeposit'), '$13.32'],
      breakIt: () =>
        run(
          'ALTER VIEW ledger_postings RENAME TO right_postings',
          `CREATE VIEW ledger_postings AS SELECT * FROM right_postings UNION ALL
         SELECT refund.created_at, 'REFUNDED', refund.id::text, refund.invoice_id, NULL, 'USD', part.account, part.cents
         FROM (SELECT * FROM refunds WHERE invoice_id = ${idOf('usedDeposit')}) AS refund,
           (VALUES ('DEPOSITS', 1332::bigint), ('SALES', -1332)) AS part(account, cents)`,
        ),
      mendIt: () => run('DROP VIEW ledger_postings', 'ALTER VIEW right_postings RENAME TO ledger_postings'),
    },
    {
      check: 'ledger-sums',
      what: 'an entry with unequal sides',
      names: () => ['txn_odd', '$0.01'],
      breakIt: () =>
        run(
          'ALTER TABLE stripe_movements DROP CONSTRAINT stripe_movements_paid',
          `INSERT INTO stripe_movements VALUES ('txn_odd', 'OTHER', 'other', 100, 0, 'USD', 99, 'USD', NULL, NULL, now())`,
        ),
      mendIt: () =>
        run(
          `DELETE FROM stripe_movements WHERE id = 'txn_odd'`,
          `ALTER TABLE stripe_movements ADD CONSTRAINT stripe_movements_paid
           CHECK (currency <> paid_currency OR amount_cents = paid_cents)`,
        ),
    },
    {
      check: 'stripe-movements',
      what: 'a payment of which less was captured',
      names: () => ['$0.01'],
      breakIt: () =>
        run(
          `UPDATE invoices SET paid_at = now() - interval '2 hours' WHERE id = ${idOf('card')}`,
          `UPDATE stripe_movements SET amount_cents = amount_cents - 1, paid_cents = paid_cents - 1,
           created_at = now() - interval '2 hours'
         WHERE payment_id = (SELECT stripe_payment_id FROM invoices WHERE id = ${idOf('card')})`,
        ),
      mendIt: () =>
        run(
          `UPDATE stripe_movements SET amount_cents = amount_cents + 1, paid_cents = paid_cents + 1
         WHERE payment_id = (SELECT stripe_payment_id FROM invoices WHERE id = ${idOf('card')})`,
        ),
    },
    {
      check: 'account-credit',
      what: 'a refund as credit that the client never got',
      names: () => [numberOf('credited'), '$100.00', '$0.00'],
      breakIt: () =>
        remove(
          'credit_entries',
          `refund_id = (SELECT id FROM refunds WHERE invoice_id = ${idOf('credited')})`,
        ),
      mendIt: () => restore('credit_entries'),
    },
    {
      check: 'account-credit',
      what: 'credit that was used twice',
      names: () => [books().creditor.fullName, '$50.00'],
      breakIt: () =>
        changeByHand(
          `INSERT INTO credit_entries (id, client_id, kind, amount_cents, currency, actor_id, idempotency_key)
         SELECT gen_random_uuid(), id, 'REMOVED', -15000, 'USD', id, gen_random_uuid() FROM profiles
         WHERE id = '${books().creditor.profileId}'::uuid`,
        ),
      mendIt: () => changeByHand(`DELETE FROM credit_entries WHERE kind = 'REMOVED'`),
    },
    {
      check: 'overused-deposits',
      what: 'a deposit that two invoices used',
      names: () => [bookingOf('deposit'), numberOf('usedDeposit'), numberOf('second'), '$200.00', '$100.00'],
      breakIt: () =>
        changeByHand(
          `UPDATE invoices SET amount_cents = amount_cents - 10000, deposit_cents = -10000 WHERE id = ${idOf('second')}`,
          `INSERT INTO invoice_lines (id, invoice_id, kind, description, amount_cents, taxable, position)
         VALUES (gen_random_uuid(), ${idOf('second')}, 'DEPOSIT', 'Deposit', -10000, false, 9)`,
        ),
      mendIt: () =>
        changeByHand(
          `UPDATE invoices SET amount_cents = amount_cents + 10000, deposit_cents = 0 WHERE id = ${idOf('second')}`,
          'DELETE FROM invoice_lines WHERE position = 9',
        ),
    },
    {
      check: 'unused-deposits',
      what: 'a deposit for a shoot that is long over',
      names: () => [bookingOf('single'), '$498.00'],
      breakIt: () =>
        changeByHand(
          `UPDATE bookings SET shoot_date = '2020-01-15' WHERE id = (SELECT booking_id FROM invoices WHERE id = ${idOf('single')})`,
          `UPDATE invoice_lines SET kind = 'DEPOSIT' WHERE invoice_id = ${idOf('single')}`,
          `UPDATE invoices SET deposit_cents = amount_cents, ${paidInCash}, marked_paid_by = ${anybody} WHERE id = ${idOf('single')}`,
        ),
      mendIt: () =>
        changeByHand(
          `UPDATE invoice_lines SET kind = 'OTHER' WHERE invoice_id = ${idOf('single')}`,
          `UPDATE invoices SET deposit_cents = 0, status = 'PENDING', ${unpaid}, marked_paid_by = NULL WHERE id = ${idOf('single')}`,
        ),
    },
    {
      check: 'lost-disputes',
      what: 'a lost dispute that still counts as paid',
      names: () => [numberOf('lost'), '$498.00', 'du_'],
      breakIt: async () => {
        await remove('refunds', `invoice_id = ${idOf('lost')}`)
        await changeByHand(
          `UPDATE invoices SET status = 'COMPLETED', refunded_cents = 0 WHERE id = ${idOf('lost')}`,
        )
      },
      mendIt: async () => {
        await restore('refunds')
        await changeByHand(
          `UPDATE invoices SET status = 'REFUNDED', refunded_cents = amount_cents WHERE id = ${idOf('lost')}`,
        )
      },
    },
    {
      check: 'lost-disputes',
      what: 'a lost payment that nothing asks for again',
      names: () => [numberOf('lost'), '$498.00'],
      breakIt: () => remove('invoice_events', `kind = 'REPLACED' AND invoice_id = ${idOf('lost')}`),
      mendIt: () => restore('invoice_events'),
    },
    {
      check: 'statements',
      what: 'a statement of another total than its invoices',
      names: () => [books().statement.number, '$810.00', '$800.00'],
      breakIt: () =>
        changeByHand(`UPDATE statements SET amount_cents = amount_cents + 1000 WHERE ${oneStatement()}`),
      mendIt: () =>
        changeByHand(`UPDATE statements SET amount_cents = amount_cents - 1000 WHERE ${oneStatement()}`),
    },
    {
      check: 'statements',
      what: 'a paid statement whose invoices are open',
      names: () => [books().statement.number],
      breakIt: () =>
        changeByHand(
          `UPDATE statements SET ${paidInCash.replace('COMPLETED', 'PAID')}, marked_paid_by = ${anybody} WHERE ${oneStatement()}`,
        ),
      mendIt: () =>
        changeByHand(
          `UPDATE statements SET status = 'OPEN', ${unpaid}, marked_paid_by = NULL WHERE ${oneStatement()}`,
        ),
    },
  ]
}
