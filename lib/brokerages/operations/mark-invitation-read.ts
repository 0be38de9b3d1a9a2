import 'server-only'
import { markActionNotificationsRead } from '@/lib/notifications/operations/mark-action-notifications-read'
import type { Transaction } from '@/lib/platform/db'

/** Marks the notification of an invitation that was accepted, declined, or revoked as read. */
export async function markInvitationRead(
  tx: Transaction,
  { brokerageId, email }: { brokerageId: string; email: string },
): Promise<void> {
  await markActionNotificationsRead(tx, { action: null, invitingBrokerageId: brokerageId, email })
}
