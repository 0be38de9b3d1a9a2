import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { isShownPicture } from '@/lib/messaging/rules/accepted-files'
import type { ThreadMessage } from '@/lib/messaging/schema'
import { formatInstantDate, wallTimeOf } from '@/lib/platform/time/clock'
import type { Prisma } from '@/prisma/generated/client'

export const messageFields = {
  id: true,
  message: true,
  idempotencyKey: true,
  senderId: true,
  isRead: true,
  readAt: true,
  createdAt: true,
  sender: { select: { fullName: true } },
  attachments: {
    orderBy: { position: 'asc' },
    select: { id: true, file: { select: { name: true, contentType: true, sizeBytes: true } } },
  },
} as const satisfies Prisma.MessageSelect

type MessageRecord = Prisma.MessageGetPayload<{ select: typeof messageFields }>

/** Who reads a thread, and in which time zone. */
export type ThreadView = { actor: Actor; clientId: string; timeZone: string }

/** Returns a message as this reader sees it. */
export function toThreadMessage(view: ThreadView, record: MessageRecord): ThreadMessage {
  const { actor, clientId, timeZone } = view
  const isMine = record.senderId === actor.profileId
  const isOwnSide = (record.senderId === clientId) === isClient(actor)
  return {
    id: record.id,
    idempotencyKey: isMine ? record.idempotencyKey : null,
    text: record.message,
    attachments: record.attachments.map(({ id, file }) => ({
      id,
      name: file.name,
      sizeBytes: Number(file.sizeBytes),
      isPicture: isShownPicture(file.contentType),
    })),
    isMine,
    isOwnSide,
    senderName: record.sender?.fullName ?? 'Unknown User',
    isRead: record.isRead,
    readWhen: record.readAt && describeReadReceipt(record.readAt, record.createdAt, timeZone),
    isUnread: !record.isRead && !isOwnSide,
    day: formatInstantDate(record.createdAt, timeZone),
    time: wallTimeOf(record.createdAt, timeZone),
    createdAt: record.createdAt.toISOString(),
  }
}

/** Formats when a message was read: `16:20`, with the date if it was on another day. */
export function describeReadReceipt(readAt: Date, createdAt: Date, timeZone: string): string {
  const day = formatInstantDate(readAt, timeZone)
  const time = wallTimeOf(readAt, timeZone)
  return day === formatInstantDate(createdAt, timeZone) ? time : `${day}, ${time}`
}
