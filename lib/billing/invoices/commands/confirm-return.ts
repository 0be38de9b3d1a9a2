import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { linkedShare, linkedStatement } from '@/lib/billing/invoices/operations/pay-link'
import { payableBy } from '@/lib/billing/invoices/policy'
import type { CheckoutOutcome, ReturnState } from '@/lib/billing/invoices/schema/paying'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { log } from '@/lib/platform/monitoring/log'
import type { Prisma } from '@/prisma/generated/client'
import { applyCheckout } from './apply-checkout'

/**
 * Returns the state of a checkout from which the client returns, read from Stripe and never from the URL. Applies it, so
 * that photos unlock even when the client is faster than the webhook. Null for an unknown or another client's session.
 */
export async function confirmReturn(actor: Actor, sessionId: string): Promise<CheckoutOutcome | null> {
  const confirmed = await confirm({ stripeSessionId: sessionId, invoice: payableBy(actor) })
  if (!confirmed?.invoice) return null
  const { id, invoiceNumber, amountCents, currency } = confirmed.invoice
  const invoice = { id, number: invoiceNumber, amount: formatCents(amountCents, currency) }
  return { state: confirmed.state, invoice }
}

/** Does the same for whoever pays a share or a statement by its link. Null for the session of another one. */
export async function confirmReturnByLink(token: string, sessionId: string): Promise<ReturnState | null> {
  const confirmed = await confirm({
    stripeSessionId: sessionId,
    OR: [{ invoice: linkedShare(token) }, { statement: linkedStatement(token) }],
  })
  return confirmed?.state ?? null
}

type SessionWhere = Prisma.CheckoutSessionWhereInput & { stripeSessionId: string }

async function confirm(where: SessionWhere): Promise<(Payable & { state: ReturnState }) | null> {
  const payable = await readPayable(where)
  const state = payable && (isPaid(payable) ? 'paid' : await readState(where))
  return state && { ...payable, state }
}

/** Applies a checkout that wasn't known as paid, and returns its state; null once nothing is to be paid anymore. */
async function readState(where: SessionWhere): Promise<ReturnState | null> {
  const checkout = await readOrWait(where.stripeSessionId)
  if (checkout === 'no response') return 'processing'
  if (checkout?.state === 'EXPIRED') return 'expired'
  if (checkout?.state !== 'COMPLETED') return 'cancelled'
  const payable = await readPayable(where)
  if (payable && isPaid(payable)) return 'paid'
  const status = (payable?.invoice ?? payable?.statement)?.status
  if (!status || status === 'REFUNDED' || status === 'VOID') return null
  return checkout.payment?.state === 'failed' ? 'failed' : 'processing'
}

/** Reads what a checkout pays; null for an unknown one, and once it may no longer be seen. */
function readPayable(where: SessionWhere) {
  return db().checkoutSession.findFirst({
    where,
    select: {
      invoice: { select: { id: true, invoiceNumber: true, amountCents: true, currency: true, status: true } },
      statement: { select: { status: true } },
    },
  })
}

type Payable = NonNullable<Awaited<ReturnType<typeof readPayable>>>

function isPaid({ invoice, statement }: Payable): boolean {
  return invoice?.status === 'COMPLETED' || statement?.status === 'PAID'
}

/** Without a response from Stripe the payment counts as processing; the webhook updates it later. */
async function readOrWait(sessionId: string) {
  try {
    return await applyCheckout(sessionId)
  } catch (error) {
    log().warn({ error: error instanceof Error ? error.name : 'unknown' }, 'checkout not confirmed on return')
    return 'no response' as const
  }
}
