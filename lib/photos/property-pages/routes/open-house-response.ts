import 'server-only'
import ICAL from 'ical.js'
import { calendarType } from '@/lib/booking/bookings/rules/calendar-file'
import { downloadResponse } from '@/lib/entry/download-response'
import { findOpenHouse } from '@/lib/photos/property-pages/queries/find-open-house'
import type { OpenHouse } from '@/lib/photos/property-pages/schema/editing'
import { splitAddress } from '@/lib/platform/text/address'
import { instantOf } from '@/lib/platform/time/clock'

/** Returns an open house as a calendar file. @throws NotFoundError as findOpenHouse does */
export async function serveOpenHouse(wanted: { pageId: string; openHouseId: string }): Promise<Response> {
  const { openHouse, ...details } = await findOpenHouse(wanted)
  return downloadResponse(writeOpenHouseFile(openHouse, details), 'open-house.ics', calendarType)
}

/** Returns an open house as a calendar file, which names nobody: the unbranded tour offers it, too. */
function writeOpenHouseFile(
  openHouse: OpenHouse,
  { address, changedAt, timeZone }: { address: string; changedAt: Date; timeZone: string },
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', '-//Property pages//Open houses//EN')
  calendar.addPropertyWithValue('version', '2.0')
  const event = new ICAL.Component('vevent')
  const time = (at: string) => ICAL.Time.fromJSDate(instantOf(openHouse.date, at, timeZone), true)
  event.addPropertyWithValue('uid', openHouse.id)
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(changedAt, true))
  event.addPropertyWithValue('dtstart', time(openHouse.startTime))
  event.addPropertyWithValue('dtend', time(openHouse.endTime))
  event.addPropertyWithValue('summary', `Open house: ${splitAddress(address).street}`)
  event.addPropertyWithValue('location', address)
  calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
}
