import { z } from 'zod'
import type { NotificationAction, NotificationType } from '@/prisma/generated/enums'

/** How many notifications the bell and the dashboard's panel show. */
export const bellLimit = 10

export const ReadNotification = z.object({ notificationId: z.uuid() })

/** A booking that a notification asks its reader to approve, and whether that is done. */
export type Approval = { bookingId: string; isGiven: boolean }

/** One notification as screens show it; the time is ISO 8601. */
export type NotificationItem = {
  id: string
  title: string
  message: string
  type: NotificationType
  action: NotificationAction | null
  isRead: boolean
  createdAt: string
  href: string
  /** What can be approved beside it; null where nothing can be, or not any more. */
  approval: Approval | null
}
