import type { InvoiceStatus, PaymentMethodKind } from '@/prisma/generated/enums'

/** How an invoice was paid, as it reads after "by". */
export const methodWords: Record<PaymentMethodKind, string> = {
  CARD: 'card',
  CASH: 'cash',
  CHECK: 'check',
  BANK_TRANSFER: 'bank transfer',
  TEST: 'test payment',
  NO_CHARGE: 'no charge',
}

/** The word stamped on an invoice whose state a reader must not miss; null while it simply waits for its money. */
export function stampOf(
  status: InvoiceStatus,
  isOverdue: boolean,
  method: PaymentMethodKind | null,
): string | null {
  if (isOverdue) return 'Overdue'
  if (method === 'NO_CHARGE') return 'No charge'
  if (status === 'COMPLETED') return 'Paid'
  if (status === 'REFUNDED') return 'Refunded'
  return status === 'VOID' ? 'Void' : null
}

type Payment = {
  status: InvoiceStatus
  isOverdue: boolean
  dueOn: string
  paidOn: string | null
  method: PaymentMethodKind | null
  /** How many photos open by it; 0 when none do. */
  photoCount: number
  refunded: string | null
}

/** How it stands with the payment of an invoice, in the sentences printed on it. */
export function describePayment(payment: Payment): string {
  const { status, paidOn, method, refunded } = payment
  if (status === 'VOID') return 'This invoice is void. No payment is due.'
  if (method === 'NO_CHARGE') return "No charge. There's nothing to pay."
  if (status !== 'COMPLETED' && status !== 'REFUNDED') return describeUnpaid(payment)
  const paid = `Paid${paidOn ? ` on ${paidOn}` : ''}${method ? ` by ${methodWords[method]}` : ''}.`
  return refunded ? `${paid} ${refunded} was refunded.` : `${paid} Thank you.`
}

function describeUnpaid({ isOverdue, dueOn, photoCount }: Payment): string {
  const due = isOverdue ? `This invoice was due on ${dueOn}.` : `Due by ${dueOn}.`
  const unlocks =
    photoCount > 0
      ? ` ${photoCount === 1 ? 'The photo unlocks' : `All ${photoCount} photos unlock`} as soon as the payment is complete.`
      : ''
  return `${due} Sign in and choose Pay Now under Invoices.${unlocks}`
}
