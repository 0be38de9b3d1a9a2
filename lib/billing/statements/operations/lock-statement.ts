import 'server-only'
import { z } from 'zod'
import { lockBillsOf } from '@/lib/billing/invoices/operations/statement-invoices'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import type { Prisma } from '@/prisma/generated/client'

/** What the operations need of a statement. */
export const lockedFields = {
  id: true,
  number: true,
  status: true,
  brokerageId: true,
  startsOn: true,
  endsOn: true,
  dueOn: true,
  amountCents: true,
  currency: true,
  stripePaymentId: true,
  disputedAt: true,
  remindedDays: true,
  brokerage: { select: { name: true, billingName: true, billingEmail: true } },
  /** The newest: to whom it went if the brokerage has no billing contact anymore. */
  invoices: {
    select: { payerName: true, payerEmail: true },
    orderBy: { createdAt: 'desc' },
    take: 1,
  },
} as const satisfies Prisma.StatementSelect

/**
 * Locks a statement until the transaction ends, and then all bills of its invoices; always in this order. Returns null for an
 * unknown id; one from Stripe's metadata need not even be a UUID.
 */
export async function lockStatement(tx: Transaction, statementId: string | null) {
  if (!z.uuid().safeParse(statementId).success || statementId === null) return null
  if (!(await lockRow(tx, 'statements', statementId))) return null
  await lockBillsOf(tx, statementId)
  return tx.statement.findUnique({ where: { id: statementId }, select: lockedFields })
}

export type LockedStatement = NonNullable<Awaited<ReturnType<typeof lockStatement>>>
