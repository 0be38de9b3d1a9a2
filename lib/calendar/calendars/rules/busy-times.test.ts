import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'
import { type BusyTime, CalendarTooLargeError, findBusyTimes } from './busy-times'

const timeZone = 'America/New_York'
const window = { from: new Date('2026-10-01T04:00Z'), until: new Date('2027-10-01T04:00Z'), timeZone }

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@example.com', ...lines, 'END:VEVENT']
const read = (...lines: string[]) => findBusyTimes(calendar(...event(...lines)), window).map(inWords)
const inWords = ({ startsAt, endsAt }: BusyTime) =>
  `${startsAt.toISOString().slice(0, 16)}/${endsAt.toISOString().slice(0, 16)}`

describe('zones', () => {
  test.each([
    ['UTC', 'DTSTART:20261124T140000Z', 'DTEND:20261124T150000Z'],
    [
      'an IANA name',
      'DTSTART;TZID=America/New_York:20261124T090000',
      'DTEND;TZID=America/New_York:20261124T100000',
    ],
    [
      "Outlook's name",
      'DTSTART;TZID=Eastern Standard Time:20261124T090000',
      'DTEND;TZID=Eastern Standard Time:20261124T100000',
    ],
    ['a path', 'DTSTART;TZID=/citadel.org/America/New_York:20261124T090000', 'DURATION:PT1H'],
    ["none, which is the studio's", 'DTSTART:20261124T090000', 'DTEND:20261124T100000'],
    [
      'two zones',
      'DTSTART;TZID=America/New_York:20261124T090000',
      'DTEND;TZID=America/Chicago:20261124T090000',
    ],
  ])('%s', (_name, ...lines) => {
    expect(read(...lines)).toEqual(['2026-11-24T14:00/2026-11-24T15:00'])
  })

  test('a zone that only the file knows is read from the file', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Customized Time Zone',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:-0330',
      'TZOFFSETTO:-0330',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const lines = event('DTSTART;TZID=Customized Time Zone:20261124T090000', 'DURATION:PT30M')
    expect(findBusyTimes(calendar(...zone, ...lines), window).map(inWords)).toEqual([
      '2026-11-24T12:30/2026-11-24T13:00',
    ])
  })

  test('an all-day event takes the whole day in the studio, however long that day is', () => {
    expect(read('DTSTART;VALUE=DATE:20261101')).toEqual(['2026-11-01T04:00/2026-11-02T05:00'])
    expect(read('DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126')).toEqual([
      '2026-11-24T05:00/2026-11-26T05:00',
    ])
  })
})

describe('times that are free', () => {
  test.each(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])('%s', (line) => {
    expect(read('DTSTART:20261124T140000Z', 'DTEND:20261124T150000Z', line)).toEqual([])
  })

  test('tentative ones are busy, and ones without a length are not', () => {
    expect(
      read('DTSTART:20261124T140000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'),
    ).toHaveLength(1)
    expect(read('DTSTART:20261124T140000Z')).toEqual([])
  })

  test("the portal's own shoots, when its feed is subscribed to", () => {
    const own = event('DTSTART:20261124T140000Z', 'DURATION:PT1H').map((line) =>
      line.startsWith('UID') ? 'UID:0b0c3f51-54a5-4a1b-9d0a-6b5f9f3d2c11@northlight' : line,
    )
    expect(findBusyTimes(calendar(...own), window)).toEqual([])
  })
})

describe('repeats', () => {
  const weekly = [
    'DTSTART;TZID=America/New_York:20261020T090000',
    'DTEND;TZID=America/New_York:20261020T100000',
  ]

  test('stay at the same time of day when the clocks change, and end with UNTIL', () => {
    expect(read(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261110T140000Z')).toEqual([
      '2026-10-20T13:00/2026-10-20T14:00',
      '2026-10-27T13:00/2026-10-27T14:00',
      '2026-11-03T14:00/2026-11-03T15:00',
      '2026-11-10T14:00/2026-11-10T15:00',
    ])
  })

  test('leave out EXDATE, add RDATE, and move what RECURRENCE-ID changes', () => {
    const master = event(
      ...weekly,
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=America/New_York:20261027T090000',
      'RDATE;TZID=America/New_York:20261028T120000',
    )
    const moved = event(
      'RECURRENCE-ID;TZID=America/New_York:20261103T090000',
      'DTSTART;TZID=America/New_York:20261104T150000',
      'DTEND;TZID=America/New_York:20261104T160000',
    )
    const cancelled = event(
      'RECURRENCE-ID:20261110T140000Z',
      'DTSTART;TZID=America/New_York:20261110T090000',
      'STATUS:CANCELLED',
    )
    expect(findBusyTimes(calendar(...moved, ...master, ...cancelled), window).map(inWords)).toEqual([
      '2026-10-20T13:00/2026-10-20T14:00',
      '2026-10-28T16:00/2026-10-28T17:00',
      '2026-11-04T20:00/2026-11-04T21:00',
    ])
  })

  test('that began long ago and never end are read within the window only', () => {
    const found = read('DTSTART:20100101T140000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')
    expect(found).toHaveLength(365)
    expect(found[0]).toBe('2026-10-01T14:00/2026-10-01T15:00')
  })

  test('agree with a plain enumeration', () => {
    const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 4 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 1, max: 200 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 5 }),
        (after, interval, weekdays, length, excluded) => {
          const start = addDays('2026-10-05', after)
          const monday = addDays(start, 1 - weekdayOf(start))
          const days = Array.from({ length: length + 1 }, (_, index) => addDays(start, index))
          const inRule = days.filter((day) => {
            const week = Math.floor((Date.parse(day) - Date.parse(monday)) / (7 * 86_400_000))
            return day === start || (week % interval === 0 && weekdays.includes(weekdayOf(day)))
          })
          const gone = excluded.map((index) => addDays(start, index))
          const expected = inRule
            .filter((day) => !gone.includes(day))
            .map((day) => instantOf(day, '09:30', timeZone))
            .filter((at) => at < window.until)
          const stamp = (day: string) => day.replaceAll('-', '')
          const last = instantOf(addDays(start, length), '09:30', timeZone).toISOString()
          const found = findBusyTimes(
            calendar(
              ...event(
                `DTSTART;TZID=${timeZone}:${stamp(start)}T093000`,
                'DURATION:PT45M',
                `RRULE:FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${weekdays.map((day) => weekdayNames[day - 1])};UNTIL=${last.replaceAll(/[-:]|\.000/g, '')}`,
                ...gone.map((day) => `EXDATE;TZID=${timeZone}:${stamp(day)}T093000`),
              ),
            ),
            window,
          )
          expect(found.map(({ startsAt }) => startsAt)).toEqual(expected)
        },
      ),
    )
  })

  test('on the 31st and on February 29 happen only in months that have that day', () => {
    const monthly = read('DTSTART:20261031T140000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31')
    expect(monthly.map((line) => line.slice(5, 10))).toEqual([
      '10-31',
      '12-31',
      '01-31',
      '03-31',
      '05-31',
      '07-31',
      '08-31',
    ])
  })
})

describe('hostile and broken files', () => {
  test.each(['', 'hello', '<html></html>', 'BEGIN:VCALENDAR', 'BEGIN:VEVENT\r\nEND:VEVENT\r\n'])(
    '%j is malformed',
    (file) => {
      expect(() => findBusyTimes(file, window)).toThrow()
    },
  )

  test('an event without a start, or with a broken one, is left out', () => {
    expect(read('SUMMARY:No start')).toEqual([])
  })

  test('endless seconds and too many events are rejected', () => {
    expect(() => read('DTSTART:20000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')).toThrow(
      CalendarTooLargeError,
    )
    const many = Array.from({ length: 10_001 }, () => event('DTSTART:20261124T140000Z')).flat()
    expect(() => findBusyTimes(calendar(...many), window)).toThrow(CalendarTooLargeError)
  })

  test('a title is one line of bounded length', () => {
    const [busy] = findBusyTimes(
      calendar(
        ...event('DTSTART:20261124T140000Z', 'DURATION:PT1H', `SUMMARY: Den\\ntist ${'a'.repeat(500)}`),
      ),
      window,
    )
    expect(busy?.title).toMatch(/^Den tist a{191}$/)
  })
})
