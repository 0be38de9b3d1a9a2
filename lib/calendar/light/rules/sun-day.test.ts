import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { dateOf, instantOf } from '@/lib/platform/time/clock'
import { readSunDay, type SunDay } from './sun-day'

const places = {
  'Mauna Kea': { latitude: 19 + 49 / 60, longitude: -155 - 29 / 60, zone: 'Pacific/Honolulu' },
  Defiance: { latitude: 41.2819, longitude: -84.3628, zone: 'America/New_York' },
  Bluffton: { latitude: 40.8939, longitude: -83.8917, zone: 'America/New_York' },
  'San Diego': { latitude: 32.7157, longitude: -117.1611, zone: 'America/Los_Angeles' },
  Homer: { latitude: 59.6425, longitude: -151.5483, zone: 'America/Anchorage' },
  Anchorage: { latitude: 61.2167, longitude: -149.8667, zone: 'America/Anchorage' },
  Auckland: { latitude: -36.8333, longitude: 174.8, zone: 'Pacific/Auckland' },
  Brasilia: { latitude: -15.8, longitude: -47.85, zone: 'America/Fortaleza' },
  Singapore: { latitude: 1.2833, longitude: 103.8333, zone: 'Asia/Singapore' },
  Longyearbyen: { latitude: 78.2167, longitude: 15.6333, zone: 'UTC' },
  Cupertino: { latitude: 37.4, longitude: -121 - 55 / 60, zone: 'America/Los_Angeles' },
  Wellington: { latitude: -41.2865, longitude: 174.7762, zone: 'Pacific/Auckland' },
}
type PlaceName = keyof typeof places

function readAt(name: PlaceName, date: string): SunDay {
  return readSunDay(date, places[name], places[name].zone)
}

type Event = 'civilDawn' | 'sunrise' | 'sunset' | 'civilDusk'
/** Times of the same date, or a date and time; null: doesn't happen. */
type Published = Partial<Record<Event, string | null>>

const usno = 'USNO in klausbrunner/solarpositioning'
const published: [name: PlaceName, date: string, times: Published, source: string][] = [
  [
    'Mauna Kea',
    '2003-07-15',
    { civilDawn: '05:27', sunrise: '05:51', sunset: '19:04', civilDusk: '19:28' },
    'USNO in aallan/perl-modules-for-astronomy',
  ],
  [
    'Defiance',
    '2019-11-08',
    { civilDawn: '06:48', sunrise: '07:17', sunset: '17:25', civilDusk: '17:54' },
    'skyfielders/python-skyfield',
  ],
  ['Bluffton', '2018-09-12', { sunrise: '07:13', sunset: '19:50' }, 'USNO in skyfielders/python-skyfield'],
  ['San Diego', '2025-03-09', { sunrise: '07:06', sunset: '18:52' }, 'timeanddate.com via evrimagaci.org'],
  ['San Diego', '2024-03-09', { sunrise: '06:06' }, 'NOAA via shawdeshnews.com'],
  ['San Diego', '2024-03-10', { sunrise: '07:04', sunset: '18:53' }, 'NOAA via shawdeshnews.com'],
  ['Homer', '2019-03-09', { sunrise: '07:40', sunset: '18:54' }, 'homernews.com'],
  ['Homer', '2019-03-10', { sunrise: '08:38', sunset: '19:57' }, 'homernews.com'],
  ['Anchorage', '2020-01-15', { civilDawn: '09:01', sunrise: '09:57' }, usno],
  ['Anchorage', '2020-01-14', { sunset: '16:19', civilDusk: '17:15' }, usno],
  ['Anchorage', '2020-06-15', { civilDawn: null, sunrise: '04:21' }, usno],
  ['Anchorage', '2020-06-14', { sunset: '23:40', civilDusk: null }, usno],
  ['Anchorage', '2020-06-04', { sunset: '23:27', civilDusk: '2020-06-05 01:32' }, usno],
  ['Auckland', '2020-06-16', { sunrise: '07:32' }, usno],
  ['Auckland', '2020-06-15', { sunset: '17:11' }, usno],
  ['Auckland', '2023-06-16', { civilDawn: '07:03' }, usno],
  ['Auckland', '2023-06-15', { civilDusk: '17:40' }, usno],
  ['Auckland', '2020-12-25', { sunset: '20:41' }, usno],
  ['Auckland', '2023-12-25', { civilDusk: '21:12' }, usno],
  ['Brasilia', '2020-10-15', { sunrise: '05:44', sunset: '18:11' }, usno],
  ['Brasilia', '2023-10-15', { civilDawn: '05:22', civilDusk: '18:32' }, usno],
  ['Singapore', '2020-03-25', { sunset: '19:14' }, usno],
  ['Singapore', '2020-03-26', { sunrise: '07:07' }, usno],
  ['Singapore', '2023-03-26', { civilDawn: '06:46' }, usno],
  ['Singapore', '2023-03-25', { civilDusk: '19:35' }, usno],
  ['Longyearbyen', '2020-10-25', { sunrise: '09:50', sunset: '11:31' }, usno],
  ['Cupertino', '2008-01-01', { sunrise: '07:22', sunset: '17:00' }, 'USNO via khuang.blogspot.com'],
  // The table has standard time all year.
  ['Cupertino', '2008-06-01', { sunrise: '05:48', sunset: '20:23' }, 'USNO via khuang.blogspot.com'],
  ['Wellington', '2020-02-11', { sunrise: '06:39', sunset: '20:31' }, 'sffjunkie/astral'],
]

describe('the sun keeps published times within two minutes', () => {
  test.each(published)('%s on %s: %o (%s)', (name, date, times) => {
    const day = readAt(name, date)
    for (const [event, time] of Object.entries(times) as [Event, string | null][]) {
      expect(minutesApart(day[event], time, date, places[name].zone)).toBeLessThanOrEqual(2)
    }
  })
})

/** Returns 0 if neither happens. */
function minutesApart(instant: Date | null, time: string | null, date: string, zone: string): number {
  if (!instant || time === null) return instant === time ? 0 : Number.POSITIVE_INFINITY
  const [day = '', wallTime = ''] = time.includes(' ') ? time.split(' ') : [date, time]
  return Math.abs(instant.getTime() - instantOf(day, wallTime, zone).getTime()) / 60_000
}

test('the sun of Longyearbyen stays up in June and down in December', () => {
  expect(readAt('Longyearbyen', '2020-06-15')).toMatchObject({
    state: 'polar-day',
    sunrise: null,
    sunset: null,
  })
  expect(readAt('Longyearbyen', '2020-12-15')).toMatchObject({ state: 'polar-night', sunrise: null })
  expect(readAt('Longyearbyen', '2020-10-25').state).toBe('rises')
})

test('the hours of a day follow one another', () => {
  const day = readAt('Defiance', '2019-11-08')
  const { civilDawn, blueHourEnd, sunrise, goldenHourEnd, solarNoon } = day
  const { goldenHourStart, sunset, blueHourStart, civilDusk } = day
  const morning = [civilDawn, blueHourEnd, sunrise, goldenHourEnd, solarNoon]
  const all = [...morning, goldenHourStart, sunset, blueHourStart, civilDusk].map((instant) =>
    Number(instant),
  )
  expect(all).toEqual([...all].sort((one, other) => one - other))
  expect(all).not.toContain(0)
})

test('solar noon is on the calendar day everywhere, also across the date line', () => {
  const wherever = fc.constantFrom(
    ...Object.values(places),
    { latitude: 1.87, longitude: -157.4, zone: 'Pacific/Kiritimati' },
    { latitude: 39.47, longitude: 75.99, zone: 'Asia/Shanghai' },
    { latitude: -14.28, longitude: -170.7, zone: 'Pacific/Pago_Pago' },
  )
  const someDate = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
    .map(dateFromDatabase)
  fc.assert(
    fc.property(wherever, someDate, ({ zone, ...position }, date) => {
      expect(dateOf(readSunDay(date, position, zone).solarNoon, zone)).toBe(date)
    }),
  )
})
