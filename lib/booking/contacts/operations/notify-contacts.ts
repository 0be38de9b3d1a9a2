import 'server-only'
import { noticesPerDay } from '@/lib/booking/contacts/limits'
import type { ContactNews } from '@/lib/booking/contacts/schema'
import type { Transaction } from '@/lib/platform/data/db'
import { expiredBefore } from '@/lib/platform/data/retention'
import { queueMail } from '@/lib/platform/jobs/outbox'
import {
  type CalendarDate,
  dateFromDatabase,
  formatDate,
  formatTwelveHour,
  formatWeekday,
  timeFromDatabase,
  twelveHourRange,
  type WallTime,
} from '@/lib/platform/time/calendar-date'
import { now, zoneAbbreviation } from '@/lib/platform/time/clock'
import type { ContactNotice } from '@/prisma/generated/enums'

const noticeFor: Record<ContactNews, ContactNotice> = {
  confirmed: 'CONFIRMED',
  rescheduled: 'MOVED',
  cancelled: 'MOVED',
  'photos-ready': 'PHOTOS_READY',
  instructions: 'INSTRUCTIONS',
  'on-the-way': 'ON_THE_WAY',
}

type Known = {
  /** The studio's. */
  timeZone: string
  /** When the shoot was before it was moved. */
  before?: { date: CalendarDate; startTime: WallTime } | undefined
  /** When the photographer expects to arrive. */
  arrival?: WallTime | null
}

/**
 * Emails those of a booking's contacts who get this notice, in the caller's transaction. The emails hold no prices, no
 * instructions, and no links that need an account. An address that already got its daily share is left out.
 */
export async function notifyContacts(
  tx: Transaction,
  bookingId: string,
  news: ContactNews,
  known: Known,
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
  const facts = await readShoot(tx, bookingId, known)
  for (const { id: contactId, name, email } of contacts) {
    if (full.has(email)) continue
    await queueMail(tx, {
      to: email,
      template: 'shoot-notice',
      contactId,
      props: { news, name, ...facts },
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

/** Returns what the emails say of the shoot, with times as people without an account read them. */
async function readShoot(tx: Transaction, bookingId: string, { timeZone, before, arrival }: Known) {
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
  const zone = (day: CalendarDate) => zoneAbbreviation(day, timeZone)
  const times = { startTime: timeFromDatabase(row.shootTime), endTime: timeFromDatabase(row.shootEndTime) }
  return {
    agentName: row.client.fullName,
    address: row.propertyAddress,
    date: `${formatWeekday(date)}, ${formatDate(date)}`,
    time: `${twelveHourRange(times)} ${zone(date)}`,
    before: before
      ? `${formatDate(before.date)} at ${formatTwelveHour(before.startTime)} ${zone(before.date)}`
      : null,
    arrival: arrival ? `${formatTwelveHour(arrival)} ${zone(date)}` : null,
    awaitsApproval: row.status === 'PENDING',
  }
}
