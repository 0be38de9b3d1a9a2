import type { Position } from '@/lib/calendar/light/schema'
import type { WallTime } from '@/lib/platform/time/calendar-date'
import { wallTimeOf } from '@/lib/platform/time/clock'
import type { Arc, ArcPoint } from './arc'
import { positionIn } from './arc'
import { type LightKind, lightAt } from './front-light'
import type { FrontSun } from './front-sun'
import type { SunDay } from './sun-day'
import { readSunPosition } from './sun-position'
import { middleOf, minutesAfter, type Span } from './visit-instants'

/** Where the sun is at a moment, and the light of the front. `direction` is in degrees from north. */
export type SunStep = ArcPoint & { time: WallTime; direction: number; kind: LightKind }

const stepMinutes = 15

/** Reads the sun every quarter of an hour of an arc. */
export function readSunSteps(
  { span, top }: Arc,
  position: Position,
  facing: number | null,
  timeZone: string,
): SunStep[] {
  const steps: SunStep[] = []
  for (let at = span.start; at <= span.end; at = minutesAfter(at, stepMinutes)) {
    const sun = readSunPosition(at, position)
    steps.push({
      x: round(positionIn(span, at)),
      y: round(1 - sun.height / top),
      time: wallTimeOf(at, timeZone),
      direction: Math.round(sun.direction),
      kind: lightAt(sun, facing).kind,
    })
  }
  return steps
}

/** Browsers and the server compute sines to different last digits. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** Returns the spans of a day in which the sun is on the front, with sunrise and sunset as their ends. */
export function toSpans(front: readonly FrontSun[], day: SunDay, { span }: Arc): Span[] {
  return front.map(({ start, end }) => ({
    start: start ?? day.sunrise ?? span.start,
    end: end ?? day.sunset ?? span.end,
  }))
}

/** Returns the step to show first: in the middle of the front's longest sun, else at noon. */
export function firstStep(steps: readonly SunStep[], spans: readonly Span[], day: SunDay, arc: Arc): number {
  const length = ({ start, end }: Span) => end.getTime() - start.getTime()
  const longest = spans.toSorted((one, other) => length(other) - length(one))[0]
  const wanted = positionIn(arc.span, longest ? middleOf(longest) : day.solarNoon)
  const found = steps.findIndex(({ x }) => x >= wanted)
  return Math.max(0, found)
}
