import type { SlotDay } from '@/components/availability/slot-calendar'
import type { SlotChoice } from '@/lib/availability/schema'
import { todayIn, zoneAbbreviation } from '@/lib/platform/clock'

/** The calendar's days, each with its date in words. */
export function toDays(groups: readonly { date: string; slots: SlotChoice[] }[]): SlotDay[] {
  return groups.flatMap(({ date, slots }) => {
    const [first] = slots
    return first ? [{ date, dateText: first.dateText, weekday: first.weekday, slots }] : []
  })
}

/** `Times are local to the studio (EDT).` The first open day decides between summer and winter time. */
export function whereTimesAre(slots: readonly SlotChoice[], timeZone: string): string {
  return `Times are local to the studio (${zoneAbbreviation(slots[0]?.date ?? todayIn(timeZone), timeZone)}).`
}
