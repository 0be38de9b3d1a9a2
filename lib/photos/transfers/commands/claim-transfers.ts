import 'server-only'
import { verifiedClient } from '@/lib/photos/transfers/policy'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { now } from '@/lib/platform/time/clock'
import { sellTransfer } from './sell-transfer'

/**
 * Sells the transfers that waited for this account, now that its email address is verified. Idempotent. Does nothing for an
 * account that isn't a client's.
 */
export async function claimTransfers(userId: string): Promise<void> {
  const client = await db().profile.findFirst({
    where: { AND: [{ userId }, verifiedClient] },
    select: { id: true, email: true },
  })
  if (!client) return
  const waiting = await db().deliveryTransfer.findMany({
    where: { recipientEmail: client.email, clientId: null, endedAt: null },
    select: { id: true, deliveryId: true },
    orderBy: { createdAt: 'asc' },
  })
  for (const { id, deliveryId } of waiting)
    await db().$transaction((tx) => claim(tx, { id, deliveryId, clientId: client.id }))
}

async function claim(
  tx: Transaction,
  { id, deliveryId, clientId }: { id: string; deliveryId: string; clientId: string },
): Promise<void> {
  await lockRow(tx, 'media_deliveries', deliveryId)
  const isHeld = await tx.deliveryTransfer.count({ where: { deliveryId, clientId, endedAt: null } })
  const recipient = { recipientName: null, recipientEmail: null }
  const { count } = await tx.deliveryTransfer.updateMany({
    where: { id, clientId: null, endedAt: null },
    // Someone who has these photos under another address by now doesn't pay twice.
    data: isHeld > 0 ? { ...recipient, endedAt: now() } : { ...recipient, clientId },
  })
  if (count > 0 && isHeld === 0) await sellTransfer(tx, id)
}
