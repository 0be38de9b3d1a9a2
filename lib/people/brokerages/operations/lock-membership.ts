import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow, lockWhere } from '@/lib/platform/data/lock'
import { Prisma } from '@/prisma/generated/client'

/**
 * Locks a client's membership until the transaction ends, so that of two bookings the last allowance goes to one, and holds up
 * changes of the brokerage's terms. Locks the brokerage first, as removing a member does.
 */
export async function lockMembership(tx: Transaction, clientId: string): Promise<void> {
  const member = await tx.brokerageMember.findUnique({ where: { clientId }, select: { brokerageId: true } })
  if (!member) return
  await lockRow(tx, 'brokerages', member.brokerageId, 'SHARE')
  await lockWhere(tx, 'brokerage_members', Prisma.sql`client_id = ${clientId}::uuid`, { key: 'client_id' })
}
