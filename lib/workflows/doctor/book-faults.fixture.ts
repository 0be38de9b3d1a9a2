import { bookingNumber } from '@/lib/bookings/rules/booking-number'
import type { makeBooks } from './books.fixture'
import { changeByHand, paidInCash, run, unpaid } from './doctor.fixture'

type Books = Awaited<ReturnType<typeof makeBooks>>
type Name = keyof Books['invoices']

export type Fault = {
  check: string
  what: string
  /** What the doctor's sentence says of the record. */
  names(): string[]
  breakIt(): Promise<unknown>
  mendIt(): Promise<unknown>
}

/** Faults that somebody puts into the books by hand, with what they are called in the doctor's sentences. */
export function faultsOf(books: () => Books): Fault[] {
  const numberOf = (name: Name) => books().invoices[name].number
  const bookingOf = (name: Name) => bookingNumber(books().invoices[name].bookingId)
  /** Returns an SQL literal of an invoice's id. */
  const idOf = (name: Name) => `'${books().invoices[name].id}'::uuid`
  const oneStatement = () => `id = '${books().statement.id}'::uuid`
  const shareOf = (name: Name) => `(SELECT id FROM invoices AS share WHERE share.share_of_id = ${idOf(name)})`
  const anybody = '(SELECT id FROM profiles LIMIT 1)'

  /** Deletes rows, and remembers them for `restore`. */
  const remove = (table: string, where: string) =>
    changeByHand(
      `CREATE TABLE removed AS SELECT * FROM ${table} WHERE ${where}`,
      `DELETE FROM ${table} WHERE ${where}`,
    )
  const restore = (table: string) =>
    changeByHand(`INSERT INTO ${table} SELECT * FROM removed`, 'DROP TABLE removed')

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
      check: 'invoice-amounts',
      what: 'a deducted deposit that is a sale',
      names: () => [numberOf('usedDeposit'), '-$100.00'],
      breakIt: () =>
        changeByHand(
          `UPDATE invoice_lines SET kind = 'OTHER' WHERE kind = 'DEPOSIT' AND invoice_id = ${idOf('usedDeposit')}`,
        ),
      mendIt: () =>
        changeByHand(
          `UPDATE invoice_lines SET kind = 'DEPOSIT' WHERE amount_cents < 0 AND invoice_id = ${idOf('usedDeposit')}`,
        ),
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
      check: 'unlocked-but-unpaid',
      what: 'a paid invoice without a payment',
      names: () => [numberOf('pending')],
      breakIt: () => changeByHand(`UPDATE invoices SET ${paidInCash} WHERE id = ${idOf('pending')}`),
      mendIt: () =>
        changeByHand(`UPDATE invoices SET status = 'PENDING', ${unpaid} WHERE id = ${idOf('pending')}`),
    },
    {
      check: 'stripe-payments',
      what: 'a paid invoice of which not all was paid',
      names: () => [numberOf('card'), '$598.00', '$498.00'],
      breakIt: () =>
        changeByHand(
          `UPDATE invoices SET amount_cents = amount_cents + 10000 WHERE id = ${idOf('card')}`,
          `UPDATE invoice_lines SET amount_cents = amount_cents + 10000 WHERE position = 0 AND invoice_id = ${idOf('card')}`,
        ),
      mendIt: () =>
        changeByHand(
          `UPDATE invoices SET amount_cents = amount_cents - 10000 WHERE id = ${idOf('card')}`,
          `UPDATE invoice_lines SET amount_cents = amount_cents - 10000 WHERE position = 0 AND invoice_id = ${idOf('card')}`,
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
      check: 'paid-but-locked',
      what: 'a paid invoice whose photos are locked',
      names: () => [numberOf('cash'), 'PENDING'],
      breakIt: () =>
        changeByHand(`UPDATE invoices SET status = 'PENDING', ${unpaid} WHERE id = ${idOf('cash')}`),
      mendIt: () => changeByHand(`UPDATE invoices SET ${paidInCash} WHERE id = ${idOf('cash')}`),
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
      check: 'shared-bills',
      what: 'payers who were billed less than was sold',
      names: () => [numberOf('shared'), '$498.00', '$488.00'],
      breakIt: () =>
        changeByHand(
          `UPDATE invoices SET amount_cents = amount_cents - 1000 WHERE id = ${shareOf('shared')}`,
          `UPDATE invoice_lines SET amount_cents = amount_cents - 1000 WHERE position = 0 AND invoice_id = ${shareOf('shared')}`,
        ),
      mendIt: () =>
        changeByHand(
          `UPDATE invoices SET amount_cents = amount_cents + 1000 WHERE id = ${shareOf('shared')}`,
          `UPDATE invoice_lines SET amount_cents = amount_cents + 1000 WHERE position = 0 AND invoice_id = ${shareOf('shared')}`,
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
    {
      check: 'invoice-amounts',
      what: 'lines with another tax',
      names: () => [numberOf('cash'), '$0.01'],
      breakIt: () => changeByHand(`UPDATE invoices SET tax_cents = tax_cents + 1 WHERE id = ${idOf('cash')}`),
      mendIt: () => changeByHand(`UPDATE invoices SET tax_cents = tax_cents - 1 WHERE id = ${idOf('cash')}`),
    },
    {
      check: 'line-taxes',
      what: 'a tax without its parts',
      names: () => [numberOf('cash')],
      breakIt: () =>
        changeByHand(
          `INSERT INTO invoice_line_taxes SELECT id, 9, 'Tax', 1000, 1 FROM invoice_lines WHERE invoice_id = ${idOf('cash')}`,
        ),
      mendIt: () => changeByHand('DELETE FROM invoice_line_taxes WHERE position = 9'),
    },
    {
      check: 'invoice-amounts',
      what: 'lines with another total',
      names: () => [numberOf('pending'), '$498.00', '$498.01'],
      breakIt: () =>
        changeByHand(
          `UPDATE invoice_lines SET amount_cents = amount_cents + 1 WHERE invoice_id = ${idOf('pending')}`,
        ),
      mendIt: () =>
        changeByHand(
          `UPDATE invoice_lines SET amount_cents = amount_cents - 1 WHERE invoice_id = ${idOf('pending')}`,
        ),
    },
    {
      check: 'invoice-amounts',
      what: 'a refund that was not counted',
      names: () => [numberOf('refunded'), '$498.00', '$497.99'],
      breakIt: () =>
        changeByHand(
          `UPDATE refunds SET amount_cents = amount_cents - 1 WHERE invoice_id = ${idOf('refunded')}`,
        ),
      mendIt: () =>
        changeByHand(
          `UPDATE refunds SET amount_cents = amount_cents + 1 WHERE invoice_id = ${idOf('refunded')}`,
        ),
    },
    {
      check: 'late-fees',
      what: 'a late fee that was kept without an entry',
      names: () => [bookingOf('pending'), '$60.00'],
      breakIt: () =>
        changeByHand(
          `UPDATE bookings SET late_fee_cents = 6000, late_fee_state = 'CHARGED' WHERE id = (
           SELECT booking_id FROM invoices WHERE id = ${idOf('pending')})`,
        ),
      mendIt: () =>
        changeByHand(
          `UPDATE bookings SET late_fee_cents = NULL, late_fee_state = NULL WHERE id = (
           SELECT booking_id FROM invoices WHERE id = ${idOf('pending')})`,
        ),
    },
    {
      check: 'chosen-photos',
      what: 'a choice of more photos than were paid',
      names: () => [numberOf('chosen'), '3', '2'],
      breakIt: () =>
        changeByHand(
          `UPDATE photos SET choice = 'SOLD' WHERE delivery_id = (SELECT delivery_id FROM invoices WHERE id = ${idOf('chosen')})`,
        ),
      mendIt: () =>
        changeByHand(
          `UPDATE photos SET choice = 'OPEN' WHERE position = 2 AND delivery_id = (
           SELECT delivery_id FROM invoices WHERE id = ${idOf('chosen')})`,
        ),
    },
  ]
}
