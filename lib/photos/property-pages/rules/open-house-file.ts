import ICAL from 'ical.js'
import type { OpenHouse } from '@/lib/photos/property-pages/schema'
import { splitAddress } from '@/lib/platform/text/address'
import { instantOf } from '@/lib/platform/time/clock'

/** Returns an open house as a calendar file, which names nobody: the unbranded tour offers it, too. */
export function writeOpenHouseFile(
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
