import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { type Arc, locateSun, positionIn } from '@/lib/calendar/light/rules/arc'
import { middleOf, readSpan } from '@/lib/calendar/light/rules/visit-instants'
import type { Position, Visit } from '@/lib/calendar/light/schema'
import { roundedTime, type TimeFormat } from '@/lib/calendar/light/words'
import type { WallTime } from '@/lib/platform/time/calendar-date'
import { percent, toBand } from './sky-scale'
import { SunMark } from './sun-mark'

/** How far below the horizon the path is drawn, so that it's seen to cross it. */
const pathEnd = 1.05

/** A centered label, which stays within the arc at its ends. */
const labelClass =
  'absolute left-[clamp(1.0625rem,var(--at),calc(100%-1.0625rem))] -translate-x-1/2 text-2xs font-medium whitespace-nowrap'
function placeLabel(x: number): CSSProperties {
  return { ['--at' as string]: percent(x) }
}

type SkyBandProps = {
  arc: Arc
  day: { sunrise: Date | null; sunset: Date | null; timeZone: string }
  /** How sunrise and sunset are written; as stored without it. */
  format?: TimeFormat
  className?: string
  children?: ReactNode
}

/** The sky of a day, with the sun's path through it. */
export function SkyBand({ arc, day, format, className, children }: SkyBandProps) {
  const stops = arc.skies.map(({ x, sky }) => `var(--sky-${sky}) ${percent(x)}`).join(', ')
  return (
    <div className={mergeClasses('relative h-36 border-b border-ink md:h-46', className)}>
      <div
        className="absolute inset-0 [mask-image:linear-gradient(to_top,black,rgb(0_0_0/0.25))]"
        style={{ background: `linear-gradient(to right, ${stops})` }}
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path
          d={drawPath(arc)}
          fill="none"
          stroke="var(--color-ink-2)"
          strokeWidth="1.25"
          strokeDasharray="2 4"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {children}
      {arc.sunrise !== null && day.sunrise && (
        <SunTime x={arc.sunrise}>{roundedTime(day.sunrise, day.timeZone, format)}</SunTime>
      )}
      {arc.sunset !== null && day.sunset && (
        <SunTime x={arc.sunset}>{roundedTime(day.sunset, day.timeZone, format)}</SunTime>
      )}
    </div>
  )
}

/** Leaves out what's well below the horizon. */
function drawPath({ path }: Arc): string {
  let isDrawing = false
  return path
    .map(({ x, y }) => {
      const inBand = toBand(y)
      if (inBand > pathEnd) {
        isDrawing = false
        return ''
      }
      const command = isDrawing ? 'L' : 'M'
      isDrawing = true
      return `${command}${(x * 1000).toFixed(1)} ${(inBand * 1000).toFixed(1)}`
    })
    .join('')
}

function SunTime({ x, children }: { x: number; children: ReactNode }) {
  return (
    <span className={`${labelClass} bottom-1 rounded-sm bg-paper px-1 text-ink`} style={placeLabel(x)}>
      {children}
    </span>
  )
}

type ChosenVisitProps = { arc: Arc; visit: Visit; position: Position; timeZone: string }

/** The lit strip of sky of the chosen time, and the sun in its middle. */
export function ChosenVisit({ arc, visit, position, timeZone }: ChosenVisitProps) {
  const span = readSpan(visit, timeZone)
  const [left, right] = [positionIn(arc.span, span.start), positionIn(arc.span, span.end)]
  return (
    <>
      <div
        className="absolute inset-y-0 bg-(--sky-chosen)"
        style={{ left: percent(left), width: percent(right - left) }}
      />
      <SunMark sun={locateSun(arc, middleOf(span), position)} />
    </>
  )
}

/** The hours below the sky, with their marks at its horizon. */
export function Hours({ arc, format = String }: { arc: Arc; format?: (hour: WallTime) => string }) {
  return (
    <div className="relative mt-3 h-4 text-ink-3">
      {arc.hours.map(({ x, time }) => (
        <Fragment key={x}>
          <span className="absolute -top-3 h-1.25 w-px bg-ink" style={{ left: percent(x) }} />
          <span className={labelClass} style={placeLabel(x)}>
            {format(time)}
          </span>
        </Fragment>
      ))}
    </div>
  )
}
