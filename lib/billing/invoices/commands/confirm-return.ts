import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { payableWith } from '@/lib/billing/invoices/operations/pay-link'
import { payableBy } from '@/lib/billing/invoices/policy'
import type { CheckoutOutcome, ReturnState } from '@/lib/billing/invoices/schema'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { log } from '@/lib/platform/monitoring/log'
import type { Prisma } from '@/prisma/generated/client'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { applyCheckout } from './apply-checkout'

/**
 * Returns the state of a checkout from which the client returns, read from Stripe and never from the URL. Applies it, so
 * that photos unlock even when the client is faster than the webhook. Null for an unknown or another client's session.
 */
export async function confirmReturn(actor: Actor, sessionId: string): Promise<CheckoutOutcome | null> {
  return confirm(payableBy(actor), sessionId)
}

/** Does the same for whoever pays a share by its link. */
export async function confirmShareReturn(token: string, sessionId: string): Promise<ReturnState | null> {
  return (await confirm(payableWith(token), sessionId))?.state ?? null
}

async function confirm(where: Prisma.InvoiceWhereInput, sessionId: string): Promise<CheckoutOutcome | null> {
  const invoice = await readInvoice(where, sessionId)
  const state = invoice && (await readState(where, sessionId, invoice))
  if (!state) return null
  const { id, invoiceNumber, amountCents, currency } = invoice
  return { state, invoice: { id, number: invoiceNumber, amount: formatCents(amountCents, currency) } }
}

type Invoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>>

async function readInvoice(where: Prisma.InvoiceWhereInput, sessionId: string) {
  const session = await db().checkoutSession.findFirst({
    where: { stripeSessionId: sessionId, invoice: where },
    select: {
      invoice: { select: { id: true, invoiceNumber: true, amountCents: true, currency: true, status: true } },
    },
  })
  return session?.invoice ?? null
}

async function readState(
  where: Prisma.InvoiceWhereInput,
  sessionId: string,
  before: Invoice,
): Promise<ReturnState | null> {
  if (before.status === 'COMPLETED') return 'paid'
  return confirmSession(sessionId, async () => (await readInvoice(where, sessionId))?.status)
}

/** Does the same for whoever pays a statement by its link. */
export async function confirmStatementCheckout(
  where: Prisma.StatementWhereInput,
  sessionId: string,
): Promise<ReturnState | null> {
  const read = () =>
    db().checkoutSession.findFirst({
      where: { stripeSessionId: sessionId, statement: where },
      select: { statement: { select: { status: true } } },
    })
  const before = (await read())?.statement
  if (!before) return null
  if (before.status === 'PAID') return 'paid'
  return confirmSession(sessionId, async () => {
    const status = (await read())?.statement?.status
    return status === 'PAID' ? 'COMPLETED' : status === 'OPEN' ? 'PENDING' : 'VOID'
  })
}

/** Applies a checkout and returns its state. @param readStatus of what it pays, after that */
async function confirmSession(
  sessionId: string,
  readStatus: () => Promise<InvoiceStatus | undefined>,
): Promise<ReturnState | null> {
  const checkout = await readOrWait(sessionId)
  if (checkout === 'no response') return 'processing'
  if (checkout?.state === 'EXPIRED') return 'expired'
  if (checkout?.state !== 'COMPLETED') return 'cancelled'
  const status = await readStatus()
  if (status === 'COMPLETED') return 'paid'
  if (status === 'REFUNDED' || status === 'VOID') return null
  return checkout.payment?.state === 'failed' ? 'failed' : 'processing'
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
