import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRows } from '@/lib/platform/data/lock'
import type { Prisma } from '@/prisma/generated/client'

/** The invoices that wait for a brokerage's next statement. */
export const collectable = {
  isCollected: true,
  statementId: null,
  status: { in: ['PENDING', 'FAILED'] },
} satisfies Prisma.InvoiceWhereInput

/** Larger statements would take too long to pay in one transaction; the rest is on another one. */
const maxInvoices = 300

/**
 * Returns a brokerage's invoices from before a time that wait for its next statement, earliest first. Locks them, so that of two
 * concurrent calls the second returns none.
 */
export async function lockCollectable(tx: Transaction, brokerageId: string, before: Date) {
  const found = await tx.invoice.findMany({
    where: { ...collectable, brokerageId, createdAt: { lt: before } },
    select: { id: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: maxInvoices,
  })
  const ids = found.map(({ id }) => id)
  await lockRows(tx, 'invoices', ids)
  // Another call may have collected them while this one waited, or they were voided.
  return tx.invoice.findMany({
    where: { ...collectable, id: { in: ids } },
    select: {
      id: true,
      amountCents: true,
      currency: true,
      createdAt: true,
      booking: { select: { shootDate: true } },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
}

/** Puts locked invoices on a new statement, in the transaction that creates it. */
export async function collectInvoices(tx: Transaction, ids: string[], statementId: string): Promise<void> {
  await tx.invoice.updateMany({ where: { id: { in: ids } }, data: { statementId } })
}

/** Takes the invoices off a statement that is voided in the same transaction, so that the next one collects them. */
export async function releaseInvoices(tx: Transaction, statementId: string): Promise<void> {
  await tx.invoice.updateMany({ where: { statementId }, data: { statementId: null } })
}

/**
 * Locks the invoices of a statement, with all of their bills. In one query and by their ids, as every payment of a bill does, so
 * that they wait for one another in the same order. The caller has locked the statement.
 */
export async function lockBillsOf(tx: Transaction, statementId: string): Promise<void> {
  const shares = await tx.invoice.findMany({ where: { statementId }, select: { shareOfId: true } })
  const mainIds = shares.flatMap(({ shareOfId }) => shareOfId ?? [])
  const bills = await tx.invoice.findMany({
    where: { OR: [{ id: { in: mainIds } }, { shareOfId: { in: mainIds } }] },
    select: { id: true },
  })
  await lockRows(
    tx,
    'invoices',
    bills.map(({ id }) => id),
  )
}
