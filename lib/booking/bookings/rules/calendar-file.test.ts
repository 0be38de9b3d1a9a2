import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import { googleCalendarAddress } from './calendar-entry'
import { writeBookingFile, writeFeed, writeInvitation } from './calendar-file'

const studio = {
  name: 'Light, Lens & "Co"',
  supportEmail: 'studio@northlight.test',
  timeZone: 'America/New_York',
  appUrl: 'https://studio.test',
}

const booking: BookingItem = {
  id: '7f3ac91e-1111-4222-8333-444455556666',
  number: '7f3ac91e',
  address: '1418 Alder Ridge Lane, Asheville, NC 28804',
  date: '2026-06-12',
  startTime: '09:00',
  endTime: '12:00',
  status: 'PENDING',
  goLive: null,
  isDelivered: false,
  isInvoiced: false,
  isImported: false,
  services: [
    {
      id: 'photo_shoot',
      name: 'Photo Shoot',
      priceCents: 29_900,
      discountCents: 0,
      band: null,
      photosIncluded: null,
      extraPhotoCents: 0,
      packageName: null,
    },
  ],
  travel: null,
  couponCode: null,
  covered: null,
  totalCents: 29_900,
  taxCents: 0,
  currency: 'USD',
  terms: { freeCancelHours: 24, lateCancelFeeCents: 0 },
  agreement: null,
  specialInstructions: 'Lockbox code 4471.',
  createdAt: '2026-06-03T14:00:00.000Z',
  changedAt: '2026-06-04T15:30:00.000Z',
  revision: 2,
  lateFee: null,
  client: {
    id: 'c',
    fullName: "José Nguyễn-O'Brien",
    email: 'sam@harborrealty.test',
    phone: null,
    avatarUrl: null,
  },
  photographer: {
    id: 'p',
    fullName: 'Ava Holt',
    email: 'ava@northlight.test',
    phone: null,
    avatarUrl: null,
    accountStatus: 'ACTIVE',
  },
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const components = calendar.getAllSubcomponents('vevent')
  const [event] = components
  if (!event) throw new Error('no event')
  return { calendar, event, components, valueIn: (name: string) => String(event.getFirstPropertyValue(name)) }
}

describe('an invitation', () => {
  test('has summary, UTC times, location, status, attendees, and revision', () => {
    const { calendar, event, valueIn } = read(writeInvitation(booking, studio, 'REQUEST'))
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    const values = ['uid', 'sequence', 'summary', 'location', 'status', 'dtstart', 'dtend', 'dtstamp', 'url']
    expect(Object.fromEntries(values.map((name) => [name, valueIn(name)]))).toEqual({
      uid: '7f3ac91e-1111-4222-8333-444455556666@northlight',
      sequence: '2',
      summary: 'Shoot at 1418 Alder Ridge Lane',
      location: '1418 Alder Ridge Lane, Asheville, NC 28804',
      status: 'TENTATIVE',
      dtstart: '2026-06-12T13:00:00Z',
      dtend: '2026-06-12T16:00:00Z',
      dtstamp: '2026-06-04T15:30:00Z',
      url: 'https://studio.test/booking/7f3ac91e-1111-4222-8333-444455556666',
    })
    const organizer = event.getFirstProperty('organizer')
    expect([organizer?.getFirstValue(), organizer?.getFirstParameter('cn')]).toEqual([
      'mailto:studio@northlight.test',
      'Light, Lens & "Co"',
    ])
    const attendees = event.getAllProperties('attendee')
    expect(attendees.map((one) => [one.getFirstParameter('cn'), one.getFirstParameter('partstat')])).toEqual([
      ["José Nguyễn-O'Brien", 'ACCEPTED'],
      ['Ava Holt', 'NEEDS-ACTION'],
    ])
  })

  test('is confirmed for a confirmed shoot, and cancels the same event', () => {
    expect(
      read(writeInvitation({ ...booking, status: 'CONFIRMED' }, studio, 'REQUEST')).valueIn('status'),
    ).toBe('CONFIRMED')
    const gone = read(writeInvitation({ ...booking, status: 'CONFIRMED', revision: 3 }, studio, 'CANCEL'))
    expect(gone.calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect([gone.valueIn('status'), gone.valueIn('uid'), gone.valueIn('sequence')]).toEqual([
      'CANCELLED',
      '7f3ac91e-1111-4222-8333-444455556666@northlight',
      '3',
    ])
  })

  test('escapes commas, semicolons, backslashes, and line breaks, and preserves any letters', () => {
    const address = 'Straße 5; Haus\\2, "Zum Löwen"\nHof 🏡 北京市东城区, 38 Côte-d’Or'.repeat(4)
    const text = writeInvitation({ ...booking, address }, studio, 'REQUEST')
    expect(read(text).valueIn('location')).toBe(address)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  test("doesn't let a name or an address inject properties", () => {
    const evil = 'X\r\nATTENDEE:mailto:evil@example.test\r\nBEGIN:VALARM'
    const { event } = read(
      writeInvitation(
        { ...booking, address: evil, client: { ...booking.client, fullName: evil } },
        { ...studio, name: evil },
        'REQUEST',
      ),
    )
    expect(event.getAllProperties('attendee')).toHaveLength(2)
    expect(event.getAllSubcomponents()).toHaveLength(0)
  })
})

describe('files without an invitation', () => {
  test('leave out the special instructions, which may contain a lockbox code', () => {
    for (const text of [
      writeInvitation(booking, studio, 'REQUEST'),
      writeBookingFile(booking, studio),
      writeFeed([booking], studio),
    ]) {
      expect(text).not.toContain('4471')
    }
  })

  test('have no attendees to reply', () => {
    const { calendar, event } = read(writeBookingFile(booking, studio))
    expect(calendar.getFirstPropertyValue('method')).toBeNull()
    expect(event.getAllProperties('attendee')).toEqual([])
  })

  test('a feed lists every shoot, asks to be refreshed, and is stable for the same shoots', () => {
    const shoots = [booking, { ...booking, id: '8f3ac91e-1111-4222-8333-444455556666', number: '8f3ac91e' }]
    const text = writeFeed(shoots, studio)
    expect(read(text).components).toHaveLength(2)
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
    expect(text).toContain('X-PUBLISHED-TTL:PT1H\r\n')
    expect(writeFeed(shoots, studio)).toBe(text)
  })

  test('an empty feed is a valid calendar', () => {
    expect(new ICAL.Component(ICAL.parse(writeFeed([], studio))).getAllSubcomponents()).toEqual([])
  })
})

test("fills Google Calendar's form with the same times, location, and texts", () => {
  const address = new URL(googleCalendarAddress(booking, studio.timeZone))
  expect(Object.fromEntries(address.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Shoot at 1418 Alder Ridge Lane',
    dates: '20260612T130000Z/20260612T160000Z',
    location: '1418 Alder Ridge Lane, Asheville, NC 28804',
    details: "Photo Shoot\nClient: José Nguyễn-O'Brien\nPhotographer: Ava Holt\nBooking 7f3ac91e",
  })
})
