import type { OpenSlot } from '@/lib/availability/schema'
import { todayIn, zoneAbbreviation } from '@/lib/platform/clock'

/** `Times are local to the studio (EDT).` The first open day decides between summer and winter time. */
export function whereTimesAre(slots: readonly OpenSlot[], timeZone: string): string {
  return `Times are local to the studio (${zoneAbbreviation(slots[0]?.date ?? todayIn(timeZone), timeZone)}).`
}
