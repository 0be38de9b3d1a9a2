import type { Position, Visit } from '@/lib/calendar/light/schema'
import { addDays, toWallTime, type WallTime } from '@/lib/platform/time/calendar-date'
import { instantOf, wallTimeOf } from '@/lib/platform/time/clock'
import { duskHeight, goldenHeight, horizonHeight, type SunDay } from './sun-day'
import { readSunPosition } from './sun-position'
import { middleOf, minutesAfter, readSpan, type Span } from './visit-instants'

/** The colors of the sky. */
export type Sky = 'night' | 'blue' | 'gold' | 'day' | 'noon'

/** Positions on the arc, from 0 at its left and top to 1 at its right end and the horizon; below it, `y` exceeds 1. */
export type ArcPoint = { x: number; y: number }

/** The path of the sun over the hours that a day's visits and daylight take up. */
export type Arc = {
  span: Span
  /** In degrees: the sun's height at the top. */
  top: number
  path: ArcPoint[]
  skies: { x: number; sky: Sky }[]
  hours: { x: number; time: WallTime }[]
  sunrise: number | null
  sunset: number | null
}

const halfHour = 30 * 60_000
/** In minutes. */
const [before, after] = [15, 30]
const pathStepMinutes = 8
/** In degrees: lower noons are drawn low. */
const minTop = 20

export function readArc(day: SunDay, position: Position, visits: readonly Visit[], timeZone: string): Arc {
  const span = readArcSpan(day, visits, timeZone)
  const toX = (instant: Date) => positionIn(span, instant)
  const noonHeight = readSunPosition(day.solarNoon, position).height
  const top = Math.max(noonHeight * 1.07, minTop)
  const isShown = (instant: Date | null) => instant !== null && instant >= span.start && instant <= span.end
  return {
    span,
    top,
    path: readPath(span, position, top),
    skies: readSkies(day, span, position),
    hours: readHours(day, span, timeZone),
    sunrise: day.sunrise && isShown(day.sunrise) ? toX(day.sunrise) : null,
    sunset: day.sunset && isShown(day.sunset) ? toX(day.sunset) : null,
  }
}

/** Returns where the sun is at an instant. */
export function locateSun({ span, top }: Arc, instant: Date, position: Position): ArcPoint {
  return { x: positionIn(span, instant), y: 1 - readSunPosition(instant, position).height / top }
}

/** Returns where an instant is in a span: 0 at its start, 1 at its end. */
export function positionIn({ start, end }: Span, instant: Date): number {
  return (instant.getTime() - start.getTime()) / (end.getTime() - start.getTime())
}

/** Returns the index of the visit nearest to a position on the arc, -1 if there is none. */
export function findNearestVisit(arc: Arc, x: number, visits: readonly Visit[], timeZone: string): number {
  const distances = visits.map((visit) => {
    const { start, end } = readSpan(visit, timeZone)
    const outside = Math.max(positionIn(arc.span, start) - x, x - positionIn(arc.span, end), 0)
    // Of visits that overlap there, the one whose middle is nearest.
    return outside * 10 + Math.abs(positionIn(arc.span, middleOf({ start, end })) - x)
  })
  return distances.indexOf(Math.min(...distances))
}

/** Assigns each visit the first row in which it overlaps none before it. Visits are in order of their start. */
export function assignRows(visits: readonly Visit[]): number[] {
  const ends: WallTime[] = []
  return visits.map(({ startTime, endTime }) => {
    const free = ends.findIndex((end) => end <= startTime)
    const row = free < 0 ? ends.length : free
    ends[row] = endTime
    return row
  })
}

/** From before dawn and the first visit to after dusk and the last; a whole day if the sun doesn't rise or set. */
function readArcSpan(day: SunDay, visits: readonly Visit[], timeZone: string): Span {
  const midnight = instantOf(day.date, '00:00', timeZone)
  const nextMidnight = instantOf(addDays(day.date, 1), '00:00', timeZone)
  if (day.state !== 'rises') return { start: midnight, end: nextMidnight }
  const spans = visits.map((visit) => readSpan(visit, timeZone))
  const first = earliest([day.civilDawn ?? day.sunrise, ...spans.map(({ start }) => start)])
  const last = latest([day.civilDusk ?? day.sunset, ...spans.map(({ end }) => end)])
  return {
    start: new Date(Math.floor(minutesAfter(first, -before).getTime() / halfHour) * halfHour),
    end: new Date(Math.ceil(minutesAfter(last, after).getTime() / halfHour) * halfHour),
  }
}

function earliest(instants: (Date | null)[]): Date {
  return new Date(Math.min(...present(instants)))
}
function latest(instants: (Date | null)[]): Date {
  return new Date(Math.max(...present(instants)))
}
function present(instants: (Date | null)[]): number[] {
  return instants.flatMap((instant) => instant?.getTime() ?? [])
}

/** Includes the first steps below the horizon. */
function readPath(span: Span, position: Position, top: number): ArcPoint[] {
  const points: ArcPoint[] = []
  for (let at = span.start; at <= span.end; at = minutesAfter(at, pathStepMinutes)) {
    points.push({ x: positionIn(span, at), y: 1 - readSunPosition(at, position).height / top })
  }
  return points
}

/** Returns the colors of the sky over a span, by their positions in it. */
export function readSkies(day: SunDay, span: Span, position: Position): Arc['skies'] {
  const skyAt = (instant: Date) => skyOf(readSunPosition(instant, position).height)
  const noon = skyAt(day.solarNoon)
  const events: [Date | null, Sky][] = [
    [span.start, skyAt(span.start)],
    [day.civilDawn, 'blue'],
    [day.sunrise, 'gold'],
    [day.goldenHourEnd, 'day'],
    [day.solarNoon, noon === 'day' ? 'noon' : noon],
    [day.goldenHourStart, 'day'],
    [day.sunset, 'gold'],
    [day.civilDusk, 'blue'],
    [span.end, skyAt(span.end)],
  ]
  return events.flatMap(([instant, sky]) =>
    instant && instant >= span.start && instant <= span.end ? { x: positionIn(span, instant), sky } : [],
  )
}

function skyOf(height: number): Sky {
  if (height < duskHeight) return 'night'
  if (height < horizonHeight) return 'blue'
  return height < goldenHeight ? 'gold' : 'day'
}

/** Even hours of the wall clock, every fourth if the arc is long; one that daylight saving skips is left out. */
function readHours(day: SunDay, span: Span, timeZone: string): Arc['hours'] {
  const isLong = span.end.getTime() - span.start.getTime() > 15 * 2 * halfHour
  const step = isLong ? 4 : 2
  const hours: Arc['hours'] = []
  for (const date of [addDays(day.date, -1), day.date, addDays(day.date, 1)]) {
    for (let hour = 0; hour < 24; hour += step) {
      const time = toWallTime(hour * 60)
      const instant = instantOf(date, time, timeZone)
      if (instant >= span.start && instant <= span.end && wallTimeOf(instant, timeZone) === time) {
        hours.push({ x: positionIn(span, instant), time })
      }
    }
  }
  return hours
}
