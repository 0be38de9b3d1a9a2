import ICAL from 'ical.js'
import type { BookingItem, Person, StudioVoice } from '@/lib/booking/bookings/schema/bookings'
import { shootUid } from '@/lib/calendar/calendars/rules/shoot-uid'
import { instantOf } from '@/lib/platform/time/clock'
import type { BookingStatus } from '@/prisma/generated/enums'
import { calendarSummary, calendarText } from './calendar-entry'

/** The media type of every calendar file. */
export const calendarType = 'text/calendar; charset=utf-8'

/** The studio's details, and the portal's origin for links. */
type Publisher = StudioVoice & { appUrl: string }

/** The METHOD of an emailed invitation (RFC 5546): adds or updates the event, or removes it. */
export type InvitationMethod = 'REQUEST' | 'CANCEL'

// RFC 5545 limits lines to 75 octets; the library doesn't count the space that starts a continuation line.
ICAL.foldLength = 74

const statuses: Record<BookingStatus, string> = {
  PENDING: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  COMPLETED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
}

/** Returns the invitation attached to an email. Its UID never changes, so that calendars update the event they have. */
export function writeInvitation(booking: BookingItem, studio: Publisher, method: InvitationMethod): string {
  const calendar = newCalendar()
  calendar.addPropertyWithValue('method', method)
  const event = eventOf(booking, studio)
  if (method === 'CANCEL') event.updatePropertyWithValue('status', 'CANCELLED')
  // Calendars import only invitations that list their owner as an attendee. Both have already agreed in the portal.
  event.addProperty(attendee(booking.client, 'ACCEPTED'))
  event.addProperty(
    attendee(booking.photographer, booking.status === 'PENDING' ? 'NEEDS-ACTION' : 'ACCEPTED'),
  )
  calendar.addSubcomponent(event)
  return textOf(calendar)
}

/** Returns one booking as a file to import into a calendar. */
export function writeBookingFile(booking: BookingItem, studio: Publisher): string {
  const calendar = newCalendar()
  calendar.addSubcomponent(eventOf(booking, studio))
  return textOf(calendar)
}

/** The shoot of a seller, with nothing about the client but the name. */
type SellerEntry = Pick<
  BookingItem,
  'address' | 'date' | 'startTime' | 'endTime' | 'createdAt' | 'changedAt' | 'status' | 'revision'
> & {
  bookingId: string
  services: string[]
  photographerName: string
}

/** Returns a shoot as a file for its seller. @param url the seller's page */
export function writeSellerFile(shoot: SellerEntry, studio: StudioVoice, url: string): string {
  const calendar = newCalendar()
  const description = [shoot.services.join(', '), `Photographer: ${shoot.photographerName}`].join('\n')
  calendar.addSubcomponent(newEvent({ ...shoot, id: shoot.bookingId, description, url }, studio))
  return textOf(calendar)
}

/** Returns a calendar to subscribe to, which asks to be refreshed every hour. */
export function writeFeed(bookings: readonly BookingItem[], studio: Publisher): string {
  const calendar = newCalendar()
  for (const name of ['name', 'x-wr-calname']) calendar.addPropertyWithValue(name, `${studio.name} shoots`)
  const refresh = new ICAL.Property('refresh-interval')
  refresh.resetType('duration')
  refresh.setValue('PT1H')
  calendar.addProperty(refresh)
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H')
  for (const booking of bookings) calendar.addSubcomponent(eventOf(booking, studio))
  return textOf(calendar)
}

function newCalendar(): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', '-//Northlight//Bookings//EN')
  calendar.addPropertyWithValue('version', '2.0')
  return calendar
}

/** Leaves out the special instructions: they may contain a lockbox code, and calendars are shared. */
function eventOf(booking: BookingItem, { appUrl, ...studio }: Publisher): ICAL.Component {
  return newEvent(
    { ...booking, description: calendarText(booking), url: `${appUrl}/booking/${booking.id}` },
    studio,
  )
}

type CalendarEvent = Omit<SellerEntry, 'bookingId' | 'services' | 'photographerName'> & {
  id: string
  description: string
  url: string
}

function newEvent(shoot: CalendarEvent, { name, supportEmail, timeZone }: StudioVoice): ICAL.Component {
  const event = new ICAL.Component('vevent')
  const changedAt = instant(new Date(shoot.changedAt))
  event.addPropertyWithValue('uid', shootUid(shoot.id))
  event.addPropertyWithValue('sequence', shoot.revision)
  event.addPropertyWithValue('dtstamp', changedAt)
  event.addPropertyWithValue('created', instant(new Date(shoot.createdAt)))
  event.addPropertyWithValue('last-modified', changedAt)
  event.addPropertyWithValue('dtstart', instant(instantOf(shoot.date, shoot.startTime, timeZone)))
  event.addPropertyWithValue('dtend', instant(instantOf(shoot.date, shoot.endTime, timeZone)))
  event.addPropertyWithValue('summary', calendarSummary(shoot))
  event.addPropertyWithValue('location', shoot.address)
  event.addPropertyWithValue('description', shoot.description)
  event.addPropertyWithValue('url', shoot.url)
  event.addPropertyWithValue('status', statuses[shoot.status])
  event.addProperty(person('organizer', { fullName: name, email: supportEmail }))
  return event
}

function attendee(who: Person, participationStatus: 'ACCEPTED' | 'NEEDS-ACTION'): ICAL.Property {
  const property = person('attendee', who)
  property.setParameter('role', 'REQ-PARTICIPANT')
  property.setParameter('partstat', participationStatus)
  property.setParameter('rsvp', 'FALSE')
  return property
}

function person(
  role: 'organizer' | 'attendee',
  { fullName, email }: Pick<Person, 'fullName' | 'email'>,
): ICAL.Property {
  const property = new ICAL.Property(role)
  property.setParameter('cn', fullName)
  property.setValue(`mailto:${email}`)
  return property
}

function instant(moment: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(moment, true)
}

/** Adds the line break that must also end the last line. */
function textOf(calendar: ICAL.Component): string {
  return `${calendar.toString()}\r\n`
}
