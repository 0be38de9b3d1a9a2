import 'server-only'
import { noticesPerDay } from '@/lib/booking-contacts/limits'
import type { ContactNews } from '@/lib/booking-contacts/schema'
import {
  dateFromDatabase,
  formatDate,
  formatWeekday,
  timeFromDatabase,
  timeRange,
} from '@/lib/platform/calendar-date'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { queueMail } from '@/lib/platform/outbox'
import { expiredBefore } from '@/lib/platform/retention'
import type { ContactNotice } from '@/prisma/generated/enums'

const noticeFor: Record<ContactNews, ContactNotice> = {
  confirmed: 'CONFIRMED',
  rescheduled: 'MOVED',
  cancelled: 'MOVED',
  'photos-ready': 'PHOTOS_READY',
  instructions: 'INSTRUCTIONS',
  'on-the-way': 'ON_THE_WAY',
}

/**
 * Emails those of a booking's contacts who get this notice, in the caller's transaction. The emails hold no prices, no
 * instructions, and no links that need an account. An address that already got its daily share is left out.
 * @param known.before when the shoot was before it was moved
 * @param known.arrival when the photographer expects to arrive
 */
export async function notifyContacts(
  tx: Transaction,
  bookingId: string,
  news: ContactNews,
  { before = null, arrival = null }: { before?: string | null; arrival?: string | null } = {},
): Promise<void> {
  const contacts = await tx.bookingContact.findMany({
    where: { bookingId, mutedAt: null, notices: { has: noticeFor[news] } },
    select: { id: true, name: true, email: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  if (contacts.length === 0) return
  const full = await findFullAddresses(
    tx,
    contacts.map(({ email }) => email),
  )
  const facts = await readShoot(tx, bookingId)
  for (const { id: contactId, name, email } of contacts) {
    if (full.has(email)) continue
    await queueMail(tx, {
      to: email,
      template: 'shoot-notice',
      contactId,
      props: { news, name, before, arrival, ...facts },
    })
  }
}

/** Returns the addresses that were sent as many notices as they may get in a day. */
async function findFullAddresses(tx: Transaction, emails: string[]): Promise<Set<string>> {
  const rows = await tx.outboxMessage.groupBy({
    by: ['recipient'],
    where: {
      kind: 'MAIL',
      status: { in: ['QUEUED', 'SENT', 'FAILED'] },
      createdAt: { gte: expiredBefore(1, now()) },
      topic: 'shoot-notice',
      recipient: { in: emails },
    },
    _count: true,
  })
  return new Set(rows.flatMap(({ recipient, _count }) => (_count >= noticesPerDay ? (recipient ?? []) : [])))
}

async function readShoot(tx: Transaction, bookingId: string) {
  const row = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      propertyAddress: true,
      shootDate: true,
      shootTime: true,
      shootEndTime: true,
      status: true,
      client: { select: { fullName: true } },
    },
  })
  const date = dateFromDatabase(row.shootDate)
  const times = { startTime: timeFromDatabase(row.shootTime), endTime: timeFromDatabase(row.shootEndTime) }
  return {
    agentName: row.client.fullName,
    address: row.propertyAddress,
    date: `${formatDate(date)}, ${formatWeekday(date)}`,
    time: timeRange(times),
    awaitsApproval: row.status === 'PENDING',
  }
}
