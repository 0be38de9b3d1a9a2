import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type ActionData, approvalIn, destinationOf } from '@/lib/studio/notifications/rules'
import type { NotificationItem } from '@/lib/studio/notifications/schema'
import type { Prisma } from '@/prisma/generated/client'

export const notificationFields = {
  id: true,
  title: true,
  message: true,
  type: true,
  actionType: true,
  actionData: true,
  isRead: true,
  createdAt: true,
  booking: { select: { id: true, status: true, photographerId: true } },
} as const satisfies Prisma.NotificationSelect

/** Converts a row for display to its reader. */
export function toNotificationItem(
  actor: Actor,
  row: Prisma.NotificationGetPayload<{ select: typeof notificationFields }>,
): NotificationItem {
  const ids = row.actionData as ActionData
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    type: row.type,
    action: row.actionType,
    isRead: row.isRead,
    createdAt: row.createdAt.toISOString(),
    href: destinationOf(row.actionType, ids),
    approval: approvalIn(row.actionType, row.booking, actor.profileId),
    applicantId: (row.actionType === 'approve_photographer' && ids.user_id) || null,
  }
}
