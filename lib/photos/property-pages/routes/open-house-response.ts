import 'server-only'
import { calendarType } from '@/lib/booking/bookings/rules/calendar-file'
import { downloadResponse } from '@/lib/entry/download-response'
import { findOpenHouse } from '@/lib/photos/property-pages/queries/find-open-house'
import { writeOpenHouseFile } from '@/lib/photos/property-pages/rules/open-house-file'

/** Returns an open house as a calendar file. @throws NotFoundError as findOpenHouse does */
export async function serveOpenHouse(wanted: { pageId: string; openHouseId: string }): Promise<Response> {
  const { openHouse, ...details } = await findOpenHouse(wanted)
  return downloadResponse(writeOpenHouseFile(openHouse, details), 'open-house.ics', calendarType)
}
