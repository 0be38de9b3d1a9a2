import type { Act, ActContext } from '@/lib/audit/words/act'
import { amountOf, type Details, sentences, textOf } from '@/lib/audit/words/details'
import { describeMethod } from '@/lib/billing/invoices/words/payment'
import type { AuditAction } from '@/lib/platform/data/audit-actions'

/** What the audit log says of acts with money. */
export const paymentActs = {
  'client.terms-changed': {
    kind: 'payments',
    what: 'Changed how a client pays',
    more: ({ details }) => (details.paysByInvoice === true ? 'By invoice' : "By the studio's terms"),
  },
  'credit.granted': { kind: 'payments', what: 'Granted a client account credit', more: amount },
  'credit.removed': { kind: 'payments', what: "Removed a client's account credit", more: amount },
  'invoice.marked-paid': { kind: 'payments', what: 'Marked an invoice as paid', more: markedPaidOf },
  'invoice.refunded': {
    kind: 'payments',
    what: 'Refunded an invoice',
    more: ({ details, currency }) =>
      sentences(
        amountOf(details, currency),
        details.byHand === true && 'Refunded outside the portal',
        textOf(details, 'reason'),
      ),
  },
  'invoice.charge-stopped': {
    kind: 'payments',
    what: 'Stopped the automatic charge of an invoice',
    more: () => null,
  },
  'invoice.replaced': {
    kind: 'payments',
    what: 'Replaced an invoice',
    more: ({ details, currency }) =>
      sentences(amountOf(details, currency), textOf(details, 'by') && `Replaced by ${textOf(details, 'by')}`),
  },
  'invoice.voided': {
    kind: 'payments',
    what: 'Voided an invoice',
    more: ({ details, currency }) => sentences(amountOf(details, currency), textOf(details, 'reason')),
  },
  'late-fee.charged': { kind: 'payments', what: 'Charged the late fee', more: amount },
  'late-fee.waived': { kind: 'payments', what: 'Waived the late fee', more: amount },
  'pay.adjusted': { kind: 'payments', what: 'Added a bonus or deduction to pay', more: adjustmentOf },
  'pay.adjustment-removed': { kind: 'payments', what: 'Removed a bonus or deduction', more: adjustmentOf },
  'pay.approved': { kind: 'payments', what: 'Approved a pay statement', more: statementOf },
  'pay.paid': {
    kind: 'payments',
    what: 'Marked a pay statement as paid',
    more: ({ details, currency }) =>
      sentences(
        amountOf(details, currency),
        textOf(details, 'paidOn') && `Paid on ${textOf(details, 'paidOn')}`,
      ),
  },
  'pay.reopened': { kind: 'payments', what: 'Reopened a pay statement', more: statementOf },
  'pay.shared': { kind: 'payments', what: 'Changed who shares the pay of a booking' },
  'payment.dispute-lost': { kind: 'payments', what: 'A bank took a payment back', more: amount },
  'payment.dispute-won': { kind: 'payments', what: 'A dispute was won', more: amount },
  'payment.disputed': { kind: 'payments', what: 'A bank disputed a payment', more: amount },
  'payment.written-off': { kind: 'payments', what: 'Wrote off a lost payment', more: amount },
  'payment.given-back': { kind: 'payments', what: 'Refunded an extra payment', more: amount },
  'revision.charged': { kind: 'payments', what: 'Requested a revision round that is charged', more: amount },
  'statement.dispute-lost': {
    kind: 'payments',
    what: "A bank took a statement's payment back",
    more: amount,
  },
  'statement.dispute-won': {
    kind: 'payments',
    what: "A dispute of a statement's payment was won",
    more: amount,
  },
  'statement.disputed': {
    kind: 'payments',
    what: "A bank disputed a statement's payment",
    more: amount,
  },
  'statement.issued': { kind: 'payments', what: 'Issued a statement', more: amount },
  'statement.marked-paid': {
    kind: 'payments',
    what: 'Marked a statement as paid',
    more: markedPaidOf,
  },
  'statement.payment-refunded': {
    kind: 'payments',
    what: "Refunded a payment that wasn't owed for a statement",
    more: amount,
  },
  'statement.sent': { kind: 'payments', what: 'Emailed a statement again' },
  'statement.voided': { kind: 'payments', what: 'Voided a statement', more: amount },
} as const satisfies Partial<Record<AuditAction, Act>>

function amount({ details, currency }: ActContext): string | null {
  return amountOf(details, currency)
}

function markedPaidOf({ details, currency }: ActContext): string | null {
  return sentences(
    [amountOf(details, currency), methodOf(details)].filter(Boolean).join(' '),
    textOf(details, 'paidOn') && `Paid on ${textOf(details, 'paidOn')}`,
    textOf(details, 'note'),
  )
}

function statementOf({ details, currency }: ActContext): string | null {
  return sentences(amountOf(details, currency), textOf(details, 'period'))
}

function adjustmentOf({ details, currency }: ActContext): string | null {
  return sentences(amountOf(details, currency), textOf(details, 'reason'))
}

function methodOf(details: Details): string | null {
  const method = describeMethod(details.method)
  return method && `by ${method}`
}
