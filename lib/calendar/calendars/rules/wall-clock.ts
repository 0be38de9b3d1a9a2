import ICAL from 'ical.js'
import { instantOf } from '@/lib/platform/time/clock'
import { readTimeZone } from '@/lib/platform/time/time-zones'

/** Converts a calendar's wall-clock times, which are ms as if they were in UTC, to instants. */
export type Zone = { key: string; toInstant(wall: number): number; toWall(instant: number): number }

const utc: Zone = { key: 'UTC', toInstant: (wall) => wall, toWall: (instant) => instant }
const minute = 60_000

/** Returns a function that finds a time's zone; times without a known one are in the studio's. */
export function zonesOf(
  calendar: ICAL.Component,
  studioZone: string,
): (property: ICAL.Property, time: ICAL.Time) => Zone {
  const known = new Map<string, Zone>()
  return (property, time) => {
    if (time.zone === ICAL.Timezone.utcTimezone) return utc
    const tzid = time.isDate ? '' : String(property.getParameter('tzid') ?? '')
    const zone = known.get(tzid) ?? findZone(calendar, tzid, studioZone)
    known.set(tzid, zone)
    return zone
  }
}

/** Prefers the machine's own rules to those that the file brings along, which are often outdated. */
function findZone(calendar: ICAL.Component, tzid: string, studioZone: string): Zone {
  // Some programs write a path: `/freeassociation.sourceforge.net/Europe/Berlin`.
  const name = windowsZones[tzid] ?? tzid.replace(/^\/[^/]+\//, '')
  const timeZone = name && readTimeZone(name)
  if (timeZone) return zoneNamed(timeZone)
  const own = calendar
    .getAllSubcomponents('vtimezone')
    .find((one) => one.getFirstPropertyValue('tzid') === tzid)
  return tzid && own ? zoneOfFile(own, tzid) : zoneNamed(studioZone)
}

function zoneNamed(timeZone: string): Zone {
  const toInstant = (wall: number) => {
    const text = new Date(wall).toISOString()
    // Wall-clock times here have no seconds; they're added again.
    return instantOf(text.slice(0, 10), text.slice(11, 16), timeZone).getTime() + (wall % minute)
  }
  return { key: timeZone, toInstant, toWall: (instant) => invert(toInstant, instant) }
}

function zoneOfFile(component: ICAL.Component, tzid: string): Zone {
  const zone = new ICAL.Timezone({ component, tzid })
  const toInstant = (wall: number) => wall - zone.utcOffset(toTime(wall)) * 1000
  return { key: tzid, toInstant, toWall: (instant) => invert(toInstant, instant) }
}

/** Two steps reach the wall-clock time of an instant across a change of the zone's offset. */
function invert(toInstant: (wall: number) => number, instant: number): number {
  let wall = instant
  for (let step = 0; step < 3; step += 1) wall += instant - toInstant(wall)
  return wall
}

export function toWall(time: ICAL.Time): number {
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
}

/** Returns a time without a zone. */
export function toTime(wall: number, isDate = false): ICAL.Time {
  const date = new Date(wall)
  const parts = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate,
  }
  return new ICAL.Time(parts, ICAL.Timezone.localTimezone)
}

/** Windows' time zone names, which Outlook writes, with their main zone (Unicode CLDR, windowsZones.xml). */
const windowsZones: Record<string, string> = {
  'AUS Central Standard Time': 'Australia/Darwin',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Afghanistan Standard Time': 'Asia/Kabul',
  'Alaskan Standard Time': 'America/Anchorage',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabian Standard Time': 'Asia/Dubai',
  'Arabic Standard Time': 'Asia/Baghdad',
  'Argentina Standard Time': 'America/Buenos_Aires',
  'Atlantic Standard Time': 'America/Halifax',
  'Azores Standard Time': 'Atlantic/Azores',
  'Canada Central Standard Time': 'America/Regina',
  'Cen. Australia Standard Time': 'Australia/Adelaide',
  'Central America Standard Time': 'America/Guatemala',
  'Central Asia Standard Time': 'Asia/Bishkek',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Central Pacific Standard Time': 'Pacific/Guadalcanal',
  'Central Standard Time': 'America/Chicago',
  'Central Standard Time (Mexico)': 'America/Mexico_City',
  'China Standard Time': 'Asia/Shanghai',
  'E. Africa Standard Time': 'Africa/Nairobi',
  'E. Australia Standard Time': 'Australia/Brisbane',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Eastern Standard Time': 'America/New_York',
  'Egypt Standard Time': 'Africa/Cairo',
  'FLE Standard Time': 'Europe/Kiev',
  'GMT Standard Time': 'Europe/London',
  'GTB Standard Time': 'Europe/Bucharest',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'India Standard Time': 'Asia/Calcutta',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Korea Standard Time': 'Asia/Seoul',
  'Mountain Standard Time': 'America/Denver',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'Newfoundland Standard Time': 'America/St_Johns',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Pakistan Standard Time': 'Asia/Karachi',
  'Romance Standard Time': 'Europe/Paris',
  'Russian Standard Time': 'Europe/Moscow',
  'SA Pacific Standard Time': 'America/Bogota',
  'SE Asia Standard Time': 'Asia/Bangkok',
  'Singapore Standard Time': 'Asia/Singapore',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Taipei Standard Time': 'Asia/Taipei',
  'Tasmania Standard Time': 'Australia/Hobart',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Turkey Standard Time': 'Europe/Istanbul',
  'US Eastern Standard Time': 'America/Indianapolis',
  'US Mountain Standard Time': 'America/Phoenix',
  UTC: 'UTC',
  'W. Australia Standard Time': 'Australia/Perth',
  'W. Central Africa Standard Time': 'Africa/Lagos',
  'W. Europe Standard Time': 'Europe/Berlin',
  'West Asia Standard Time': 'Asia/Tashkent',
}
