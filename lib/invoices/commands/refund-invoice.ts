import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canRefund, visibleTo } from '@/lib/invoices/policy'
import type { RefundInvoice } from '@/lib/invoices/schema'
import { recordAudit } from '@/lib/platform/audit'
import { db, type Transaction } from '@/lib/platform/db'
import { NotFound, Refusal } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money'
import { addJob } from '@/lib/platform/queue'
import { countTry } from '@/lib/platform/rate-limit'
import type { RefundState } from '@/prisma/generated/enums'
import { askRefund } from './ask-refund'
import { type LockedInvoice, lockInvoice } from './lock-invoice'
import { pushPaymentChange } from './push-payment-change'
import { tellOf } from './record-refunds'

const limit = { name: 'refund', tries: 20, seconds: 60 }
/** When the queue takes up a refund whose server has gone away in the middle of asking. */
const retrySeconds = 60

/**
 * Gives back what was paid for an invoice, or part of it. What came through the provider goes back through it: the refund
 * is on record before the provider is asked, and the same press again finds it. What came by hand is recorded as given
 * back by hand.
 * @returns PENDING while the provider has not answered; it is asked again until it has
 * @throws Refusal `conflict` when there is nothing to give back or another refund is under way, `invalid` for too much
 */
export async function refundInvoice(
  actor: Actor,
  input: RefundInvoice,
): Promise<{ amount: string; state: RefundState }> {
  await countTry(limit, actor.profileId)
  const visible = await db().invoice.findFirst({
    where: { AND: [{ id: input.invoiceId }, visibleTo(actor)] },
    select: { id: true, currency: true },
  })
  if (!visible) throw new NotFound('Invoice not found')
  const refundId = await db().$transaction((tx) => openRefund(tx, actor, input))
  await askRefund({ refundId })
  const { amountCents, state } = await db().refund.findUniqueOrThrow({ where: { id: refundId } })
  if (state === 'FAILED')
    throw new Refusal('payment-refused', 'The payment provider refused this refund. No money has moved.')
  return { amount: formatCents(amountCents, visible.currency), state }
}

async function openRefund(tx: Transaction, actor: Actor, input: RefundInvoice): Promise<string> {
  const { requestKey, amount: amountCents, reason } = input
  const invoice = await lockInvoice(tx, input.invoiceId)
  const earlier = await tx.refund.findUnique({ where: { requestKey } })
  if (earlier && earlier.invoiceId === invoice?.id) return earlier.id
  refuse(actor, invoice, amountCents)
  const isByHand = invoice.stripePaymentId === null
  const { id } = await tx.refund.create({
    data: {
      invoiceId: invoice.id,
      amountCents,
      reason,
      requestKey,
      refundedById: actor.profileId,
      state: isByHand ? 'SUCCEEDED' : 'PENDING',
    },
    select: { id: true },
  })
  await recordAudit(tx, {
    actorId: actor.profileId,
    action: 'invoice.refunded',
    subject: 'invoice',
    subjectId: invoice.id,
    details: { refundId: id, amountCents, reason, byHand: isByHand },
  })
  if (isByHand) await giveBackByHand(tx, invoice, { id, amountCents })
  else await addJob(tx, 'ask-refund', { refundId: id }, { afterSeconds: retrySeconds })
  return id
}

function refuse(
  actor: Actor,
  invoice: LockedInvoice | null,
  amountCents: number,
): asserts invoice is LockedInvoice {
  if (!invoice || !canRefund(actor, invoice))
    throw new Refusal('conflict', 'There is nothing to give back for this invoice.')
  if (invoice.refunds.some(({ state }) => state === 'PENDING'))
    throw new Refusal(
      'conflict',
      'Another refund of this invoice is under way. Please wait until it is done.',
    )
  const leftCents = invoice.amountCents - invoice.refundedCents
  if (amountCents <= leftCents) return
  const most = formatCents(leftCents, invoice.currency)
  throw new Refusal('invalid', 'Please correct the highlighted fields', {
    amount: [`At most ${most} can be given back`],
  })
}

async function giveBackByHand(
  tx: Transaction,
  invoice: LockedInvoice,
  refund: { id: string; amountCents: number },
): Promise<void> {
  const refundedCents = invoice.refundedCents + refund.amountCents
  await tx.invoice.update({
    where: { id: invoice.id },
    data: { refundedCents, ...(refundedCents >= invoice.amountCents && { status: 'REFUNDED' }) },
  })
  await tellOf(tx, { ...refund, invoiceId: invoice.id, state: 'SUCCEEDED' })
  await pushPaymentChange(tx, invoice)
}
