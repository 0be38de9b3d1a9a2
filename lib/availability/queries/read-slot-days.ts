import 'server-only'
import { toSlotTime } from '@/lib/availability/rules/open-slots'
import type { SlotTime } from '@/lib/availability/schema/slots'
import { addDays, type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'
import type { Prisma } from '@/prisma/generated/client'

const order = [{ date: 'asc' as const }, { startTime: 'asc' as const }, { id: 'asc' as const }]
const slotFields = { id: true, photographerId: true, date: true, startTime: true, endTime: true } as const

export type SlotRow = SlotTime & { id: string; photographerId: string }

/**
 * Reads the slots of whole days from `from` on: the nearest `size` or so, or all up to the requested day. `lastDay` is the
 * last day that was read, or null if there are no slots after it.
 */
export async function readSlotDays(
  where: Prisma.AvailabilitySlotWhereInput,
  from: CalendarDate,
  size: number,
  upTo?: CalendarDate,
): Promise<{ rows: SlotRow[]; lastDay: CalendarDate | null }> {
  const read = (date: Prisma.DateTimeFilter, take?: number) =>
    db().availabilitySlot.findMany({
      where: { AND: [where, { date }] },
      select: slotFields,
      orderBy: order,
      ...(take !== undefined && { take }),
    })
  const first = await read({ gte: dateToDatabase(from) }, size + 1)
  const cut = first[size]
  if (!cut) return { rows: first.map(toRow), lastDay: null }

  const whole = first.filter(({ date }) => date < cut.date)
  const cutDay = dateFromDatabase(cut.date)
  const isEnough = whole.length > 0 && (!upTo || upTo < cutDay)
  if (isEnough) return { rows: whole.map(toRow), lastDay: addDays(cutDay, -1) }

  const lastDay = upTo && upTo > cutDay ? upTo : cutDay
  const [rest, later] = await Promise.all([
    read({ gte: cut.date, lte: dateToDatabase(lastDay) }),
    read({ gt: dateToDatabase(lastDay) }, 1),
  ])
  return { rows: [...whole, ...rest].map(toRow), lastDay: later.length > 0 ? lastDay : null }
}

function toRow(row: Prisma.AvailabilitySlotGetPayload<{ select: typeof slotFields }>): SlotRow {
  return { id: row.id, photographerId: row.photographerId, ...toSlotTime(row) }
}
