import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Entry, sumUp } from '@/lib/billing/pay/rules/entries'
import { showTotals } from '@/lib/billing/pay/rules/show-totals'
import type { FoundStatement, Statement, StatementLine } from '@/lib/billing/pay/schema'
import { formatShare } from '@/lib/billing/pay/words'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { wholeShare } from '@/lib/platform/money/split'
import { splitAddress } from '@/lib/platform/text/address'
import { type CalendarDate, formatDate } from '@/lib/platform/time/calendar-date'
import { findStatement } from './find-statement'

/** Returns a photographer's statement for display; see findStatement. */
export async function readStatement(
  actor: Actor,
  photographerId: string,
  from: CalendarDate | '',
): Promise<Statement | null> {
  const found = await findStatement(actor, photographerId, from)
  if (!found) return null
  const { entries, ...statement } = found
  const bookings = await readBookings(found)
  return {
    ...statement,
    lines: entries.map((entry, index) => toLine(entry, index, { found, bookings, entries })),
    totals: showTotals(sumUp(entries), found.currency),
  }
}

/** The addresses of a statement's bookings, with the parts of those who share them. */
async function readBookings({ entries }: FoundStatement) {
  const ids = new Set(entries.flatMap(({ bookingId }) => bookingId ?? []))
  const rows = await db().booking.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      propertyAddress: true,
      photographerId: true,
      payShares: { select: { photographerId: true, basisPoints: true } },
    },
  })
  return new Map(rows.map((row) => [row.id, row]))
}

type Context = {
  found: FoundStatement
  bookings: Awaited<ReturnType<typeof readBookings>>
  entries: readonly Entry[]
}

function toLine(entry: Entry, index: number, { found, bookings, entries }: Context): StatementLine {
  const { currency, photographer, canManage, state } = found
  const booking = entry.bookingId ? bookings.get(entry.bookingId) : undefined
  const shares = booking?.payShares ?? []
  const own = shares.find(({ photographerId }) => photographerId === photographer.id)
  const canChange = canManage && state === 'OPEN'
  const isFirst = entries[index - 1]?.bookingId !== entry.bookingId
  return {
    key: `${index}`,
    kind: entry.kind,
    date: formatDate(entry.earnedOn),
    description: entry.description,
    booking: booking ? { id: booking.id, ...splitAddress(booking.propertyAddress) } : null,
    part: own && own.basisPoints < wholeShare ? formatShare(own.basisPoints) : null,
    base: entry.kind === 'ADJUSTMENT' ? null : formatCents(entry.baseCents, currency),
    rate: entry.basisPoints === null ? null : formatShare(entry.basisPoints),
    amount: formatCents(entry.amountCents, currency),
    adjustmentId: canChange ? entry.adjustmentId : null,
    shares:
      canChange && booking && isFirst
        ? shares.length > 0
          ? shares
          : [{ photographerId: booking.photographerId, basisPoints: wholeShare }]
        : null,
  }
}
