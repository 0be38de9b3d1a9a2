import { changeByHand, paidInCash, unpaid } from './doctor.fixture'
import { type Books, type Fault, namesOf, remove, restore } from './fault.fixture'

/** Faults of one invoice: what it is for, what was paid, and what that unlocks. */
export function invoiceFaultsOf(books: () => Books): Fault[] {
  const { numberOf, bookingOf, idOf, shareOf } = namesOf(books)
  return [
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
      check: 'paid-but-locked',
      what: 'a paid invoice whose photos are locked',
      names: () => [numberOf('cash'), 'PENDING'],
      breakIt: () =>
        changeByHand(`UPDATE invoices SET status = 'PENDING', ${unpaid} WHERE id = ${idOf('cash')}`),
      mendIt: () => changeByHand(`UPDATE invoices SET ${paidInCash} WHERE id = ${idOf('cash')}`),
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
    {
      check: 'paid-but-locked',
      what: 'a paid invoice that was opened again with its history',
      names: () => [numberOf('cash'), 'PENDING'],
      breakIt: async () => {
        await remove('invoice_events', `kind = 'MARKED_PAID' AND invoice_id = ${idOf('cash')}`)
        await changeByHand(`UPDATE invoices SET status = 'PENDING', ${unpaid} WHERE id = ${idOf('cash')}`)
      },
      mendIt: async () => {
        await restore('invoice_events')
        await changeByHand(`UPDATE invoices SET ${paidInCash} WHERE id = ${idOf('cash')}`)
      },
    },
  ]
}
