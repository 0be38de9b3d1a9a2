import ICAL from 'ical.js'
import { instantOf } from '@/lib/platform/clock'
import { readTimeZone } from '@/lib/platform/time-zones'
import { windowsZones } from './windows-zones'

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
