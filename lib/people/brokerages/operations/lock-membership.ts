import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { lockRow } from '@/lib/platform/lock'

/**
 * Locks a client's membership until the transaction ends, so that of two bookings the last allowance goes to one, and holds up
 * changes of the brokerage's terms. Locks the brokerage first, as removing a member does.
 */
export async function lockMembership(tx: Transaction, clientId: string): Promise<void> {
  const member = await tx.brokerageMember.findUnique({ where: { clientId }, select: { brokerageId: true } })
  if (!member) return
  await lockRow(tx, 'brokerages', member.brokerageId, 'SHARE')
  await tx.$queryRaw`SELECT 1 FROM brokerage_members WHERE client_id = ${clientId}::uuid FOR UPDATE`
}
