import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { visibleTo } from '@/lib/studio/notifications/policy'
import { describeMail } from '@/lib/studio/notifications/words/mail'
import type { OutboxStatus } from '@/prisma/generated/enums'
import { maxRecords } from './limits'

const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]

/** Reads the quote requests from the actor's email address, newest first. Only a verified address belongs to an actor. */
export async function readQuotes({ email }: Actor) {
  const quotes = await db().quoteRequest.findMany({
    where: { email },
    select: {
      fullName: true,
      email: true,
      phone: true,
      propertyAddress: true,
      propertySize: true,
      wantedBy: true,
      services: true,
      listPriceCents: true,
      currency: true,
      message: true,
      createdAt: true,
      replies: {
        select: { text: true, priceCents: true, createdAt: true, author: { select: { fullName: true } } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
    orderBy: newestFirst,
    take: maxRecords,
  })
  return quotes.map(({ propertyAddress, wantedBy, createdAt, replies, ...quote }) => ({
    requestedAt: createdAt,
    property: propertyAddress,
    wantedBy: wantedBy && dateFromDatabase(wantedBy),
    ...quote,
    replies: replies.map(({ text, priceCents, author, ...reply }) => ({
      at: reply.createdAt,
      from: author?.fullName ?? null,
      text,
      priceCents,
    })),
  }))
}

/** Reads the actor's notifications, newest first. */
export async function readNotifications(actor: Actor) {
  const notifications = await db().notification.findMany({
    where: visibleTo(actor),
    select: { createdAt: true, title: true, message: true, isRead: true },
    orderBy: newestFirst,
    take: maxRecords,
  })
  return notifications.map(({ createdAt, ...notification }) => ({ at: createdAt, ...notification }))
}

type MailRow = {
  topic: string
  status: OutboxStatus
  subject: string | null
  createdAt: Date
  sentAt: Date | null
}

/** Reads the emails to the actor, newest first. Only a sent email's subject is known. */
export async function readEmails({ userId, email }: Actor) {
  // In SQL, because the payload has the whole email.
  const mails = await db().$queryRaw<MailRow[]>`
    SELECT topic, status, created_at AS "createdAt", sent_at AS "sentAt",
      CASE WHEN status = 'SENT' THEN payload->>'subject' END AS subject
    FROM outbox_messages
    WHERE kind = 'MAIL' AND (user_id = ${userId}::uuid OR (user_id IS NULL AND recipient = ${email}))
    ORDER BY created_at DESC, id DESC LIMIT ${maxRecords}`
  return mails.map(({ topic, status, ...mail }) => ({
    about: describeMail(topic),
    state: status.toLowerCase(),
    ...mail,
  }))
}
