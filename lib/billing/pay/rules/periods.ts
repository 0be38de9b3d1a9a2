import { addDays, type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { PayPeriod } from '@/prisma/generated/enums'

/** How often photographers are paid. `anchor`: a day on which a period of one or two weeks starts. */
export type PayRule = { period: PayPeriod; anchor: CalendarDate }

/** The first and the last day. */
export type Period = { startsOn: CalendarDate; endsOn: CalendarDate }

/** The rule of a studio that hasn't chosen one; the anchor is a Monday. */
export const defaultRule: PayRule = { period: 'MONTHLY', anchor: '2026-01-05' }

/** Returns the period that a day is in. Every day is in exactly one. */
export function periodOf(date: CalendarDate, { period, anchor }: PayRule): Period {
  const month = date.slice(0, 7)
  switch (period) {
    case 'WEEKLY':
      return periodOfDays(date, anchor, 7)
    case 'EVERY_TWO_WEEKS':
      return periodOfDays(date, anchor, 14)
    case 'TWICE_A_MONTH':
      return date <= `${month}-15`
        ? { startsOn: `${month}-01`, endsOn: `${month}-15` }
        : { startsOn: `${month}-16`, endsOn: lastDayOf(month) }
    case 'MONTHLY':
      return { startsOn: `${month}-01`, endsOn: lastDayOf(month) }
  }
}

export function nextPeriod({ endsOn }: Period, rule: PayRule): Period {
  return periodOf(addDays(endsOn, 1), rule)
}

export function previousPeriod({ startsOn }: Period, rule: PayRule): Period {
  return periodOf(addDays(startsOn, -1), rule)
}

function periodOfDays(date: CalendarDate, anchor: CalendarDate, length: number): Period {
  const away = (dateToDatabase(date).getTime() - dateToDatabase(anchor).getTime()) / 86_400_000
  const startsOn = addDays(anchor, Math.floor(away / length) * length)
  return { startsOn, endsOn: addDays(startsOn, length - 1) }
}

/** @param month `2026-06` */
function lastDayOf(month: string): CalendarDate {
  const next = addDays(`${month}-28`, 4).slice(0, 7)
  return addDays(`${next}-01`, -1)
}
