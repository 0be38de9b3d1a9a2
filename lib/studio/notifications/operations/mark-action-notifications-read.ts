import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { queuePushToMany } from '@/lib/platform/jobs/outbox'
import { userChannel } from '@/lib/studio/notifications/rules'
import type { Prisma } from '@/prisma/generated/client'

/** A request that several people may have been notified of, and that any of them can decide for all. */
export type ActionRequest =
  | { action: 'approve_booking'; bookingId: string }
  | { action: 'approve_photographer'; applicantUserId: string }
  | { action: 'pay_invoice'; bookingId: string; invoiceId: string }
  /** The invitation to a brokerage was accepted, declined, or revoked. */
  | { action: null; invitingBrokerageId: string; email: string }
  /** The replies about a delivery's changes were read. */
  | { action: 'view_photos'; repliedDeliveryId: string; readerUserIds: string[] }
  /** The conversation was read or deleted. */
  | { action: 'view_conversation'; conversationId: string; readerUserIds: string[] }

/**
 * Marks the notifications that ask for a decision read for everyone who got them, in the transaction that decides it, and
 * updates their open pages, unless the caller does. Idempotent.
 */
export async function markActionNotificationsRead(
  tx: Transaction,
  request: ActionRequest,
  { isPushedByCaller = false } = {},
): Promise<void> {
  const marked = await tx.notification.updateManyAndReturn({
    where: { AND: [{ isRead: false, actionType: request.action }, requestFilter(request)] },
    data: { isRead: true },
    select: { userId: true },
  })
  if (isPushedByCaller) return
  const channels = [...new Set(marked.map(({ userId }) => userChannel(userId)))]
  await queuePushToMany(tx, { channels, event: 'notification', payload: {} })
}

function requestFilter(request: ActionRequest): Prisma.NotificationWhereInput {
  if (request.action === 'approve_booking') return { bookingId: request.bookingId }
  if (request.action === null) {
    return {
      user: { email: request.email },
      actionData: { path: ['inviting_brokerage_id'], equals: request.invitingBrokerageId },
    }
  }
  if (request.action === 'view_conversation') {
    return {
      userId: { in: request.readerUserIds },
      actionData: { path: ['conversation_id'], equals: request.conversationId },
    }
  }
  if (request.action === 'view_photos') {
    return {
      userId: { in: request.readerUserIds },
      actionData: { path: ['replied_delivery_id'], equals: request.repliedDeliveryId },
    }
  }
  if (request.action === 'pay_invoice') {
    return {
      bookingId: request.bookingId,
      actionData: { path: ['invoice_id'], equals: request.invoiceId },
    }
  }
  return {
    // Only photographers get these; the index is by user.
    user: { profile: { role: 'PHOTOGRAPHER' } },
    actionData: { path: ['user_id'], equals: request.applicantUserId },
  }
}
