import { z } from 'zod'
import type { NotificationAction, NotificationType } from '@/prisma/generated/enums'

/** How many notifications the bell and the dashboard's panel show. */
export const bellLimit = 10

/** Rows of a page of all notifications, and of the mail log. */
export const pageSize = 20

/** Counting stops here: nobody pages further, and the number would cost more than the page. */
export const maxCount = 5000

export const MarkNotification = z.object({ notificationId: z.uuid(), isRead: z.boolean() })

export const notificationKinds = ['booking', 'message', 'payment', 'photos', 'other'] as const
export type NotificationKind = (typeof notificationKinds)[number]

const Page = z.coerce
  .number()
  .int()
  .min(1)
  .max(maxCount / pageSize)
  .catch(1)
  .default(1)

/** What the address of the notifications may say; anything malformed counts as not said. */
export const NotificationFilter = z.object({
  kind: z
    .enum(['', ...notificationKinds])
    .catch('')
    .default(''),
  unread: z.enum(['', '1']).catch('').default(''),
  page: Page,
})
export type NotificationFilter = z.output<typeof NotificationFilter>

/** One page of a long list. `hasMore`: there are more than the total says. */
export type PageOf<Item> = { items: Item[]; total: number; hasMore: boolean; page: number }

export const MailFilter = z.object({
  state: z.enum(['', 'queued', 'sent', 'failed']).catch('').default(''),
  search: z.string().trim().max(255).catch('').default(''),
  page: Page,
})
export type MailFilter = z.output<typeof MailFilter>

/** What the address of the previews may say. */
export const PreviewAddress = z.object({
  mail: z.string().catch('').default(''),
  part: z.enum(['light', 'dark', 'text']).catch('light').default('light'),
})

export const RetryMail = z.object({ mailId: z.uuid() })

/** A mail as the log shows it: who, what, and how it went; nothing of its content but the subject. */
export type LoggedMail = {
  id: string
  to: string
  /** "Payment received" */
  about: string
  /** Null where it was sent before subjects were kept. */
  subject: string | null
  state: 'queued' | 'sent' | 'failed'
  /** The provider's words about the last try. */
  reason: string | null
  attempts: number
  /** `June 12, 2026, 14:05 EDT` */
  queuedAt: string
  sentAt: string | null
}

export const Unsubscribe = z.object({ token: z.string().max(200) })

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
  /** Whose account waits for a decision, where it is about one. */
  applicantId: string | null
}
