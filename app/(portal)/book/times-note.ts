import type { OpenSlot } from '@/lib/availability/schema/slots'
import { localTimesText } from '@/lib/bookings/words/wizard'
import { todayIn, zoneAbbreviation } from '@/lib/platform/clock'

/** Returns `localTimesText`. The first available day decides between standard and daylight-saving time. */
export function whereTimesAre(slots: readonly OpenSlot[], timeZone: string): string {
  return localTimesText(zoneAbbreviation(slots[0]?.date ?? todayIn(timeZone), timeZone))
}
