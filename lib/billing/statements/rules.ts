import { monthOf, type Period } from '@/lib/people/brokerages/rules/statement-period'
import { addDays, type CalendarDate, dateFromDatabase } from '@/lib/platform/time/calendar-date'
import type { StatementStatus } from '@/prisma/generated/enums'

/** Returns the period of a stored statement. */
export function periodOf({ startsOn, endsOn }: { startsOn: Date; endsOn: Date }): Period {
  return { startsOn: dateFromDatabase(startsOn), endsOn: dateFromDatabase(endsOn) }
}

/** Returns the months from that of a day to the last one that is over, earliest first. */
export function monthsSince(date: CalendarDate, today: CalendarDate): Period[] {
  const months: Period[] = []
  for (let month = monthOf(date); month.endsOn < today; month = monthOf(addDays(month.endsOn, 1))) {
    months.push(month)
  }
  return months
}

/** Whether a period is a month from its first day to its last. */
export function isMonth({ startsOn, endsOn }: Period): boolean {
  const month = monthOf(startsOn)
  return startsOn === month.startsOn && endsOn === month.endsOn
}

/** Whether an unpaid statement is past its due date; on the due date itself it isn't. */
export function isOverdue(status: StatementStatus, dueOn: CalendarDate, today: CalendarDate): boolean {
  return status === 'OPEN' && dueOn < today
}

type Row = { agentId: string; agent: string; amountCents: number }

/** Adds up a statement's rows by agent; agents of the same name are apart. Sorted by name. */
export function sumByAgent(rows: readonly Row[]): (Row & { count: number })[] {
  const sums = new Map<string, Row & { count: number }>()
  for (const { agentId, agent, amountCents } of rows) {
    const sum = sums.get(agentId) ?? { agentId, agent, count: 0, amountCents: 0 }
    sums.set(agentId, { ...sum, count: sum.count + 1, amountCents: sum.amountCents + amountCents })
  }
  return [...sums.values()].sort((one, other) => one.agent.localeCompare(other.agent))
}
