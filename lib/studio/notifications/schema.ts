import { z } from 'zod'
import type { Page } from '@/lib/platform/data/choose-page'
import { flag, oneOf, pageNumber, type StateOf, searchText, urlState } from '@/lib/platform/web/url-state'
import type { NotificationAction, NotificationType } from '@/prisma/generated/enums'
import { maxCount, pageSize } from './limits'

export const MarkNotification = z.object({ notificationId: z.uuid(), isRead: z.boolean() })

export const notificationKinds = ['booking', 'message', 'payment', 'photos', 'other'] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const NotificationFilter = urlState('/notifications', {
  kind: oneOf(['', ...notificationKinds]),
  unread: flag,
  page: pageNumber(maxCount / pageSize),
})
export type NotificationFilter = StateOf<typeof NotificationFilter>

export type PageOf<Item> = Page & { items: Item[] }

export const MailFilter = urlState('/settings/mail', {
  state: oneOf(['', 'queued', 'sent', 'failed']),
  search: searchText(255),
  page: pageNumber(maxCount / pageSize),
})
export type MailFilter = StateOf<typeof MailFilter>

export const PreviewAddress = urlState('/settings/mail/previews', {
  mail: searchText(100),
  part: oneOf(['light', 'dark', 'text']),
})

export const RetryMail = z.object({ mailId: z.uuid() })

/** An email as the log shows it: recipient, status and subject, without its content. */
export type LoggedMail = {
  id: string
  to: string
  /** "Payment received" */
  about: string
  /** Null when hidden, or sent before subjects were stored. */
  subject: string | null
  state: 'queued' | 'sent' | 'failed'
  /** Resend's error message for the last attempt. */
  reason: string | null
  attempts: number
  /** `June 12, 2026, 14:05 EDT` */
  queuedAt: string
  sentAt: string | null
}

const base64url = /^[\w-]+={0,2}$/

/** What a browser says of its subscription to push messages; the server validates the address again. */
export const SavePushSubscription = z.object({
  endpoint: z.url().max(2000),
  /** 65 bytes. */
  p256dh: z.string().regex(base64url).min(87).max(88),
  /** 16 bytes. */
  auth: z.string().regex(base64url).min(22).max(24),
})
export type SavePushSubscription = z.output<typeof SavePushSubscription>

export const DeletePushSubscription = z.object({ sessionId: z.uuid() })

/** A device on which push notifications are on; the date is formatted. */
export type PushDevice = { sessionId: string; device: string; since: string; isCurrent: boolean }

export const Unsubscribe = z.object({ token: z.string().max(200) })

/** A booking that a notification asks its reader to approve, and whether they have. */
export type Approval = { bookingId: string; isGiven: boolean }

/** A notification for display; the time is ISO 8601. */
export type NotificationItem = {
  id: string
  title: string
  message: string
  type: NotificationType
  action: NotificationAction | null
  isRead: boolean
  createdAt: string
  href: string
  /** The booking that can be approved beside it; null when there is none, or no longer. */
  approval: Approval | null
  /** The user whose account is waiting for approval; null when it's about something else. */
  applicantId: string | null
}
