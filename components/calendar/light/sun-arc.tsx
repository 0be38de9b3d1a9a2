'use client'

import { type CSSProperties, type PointerEvent, type ReactNode, useMemo, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import {
  type Arc,
  assignRows,
  findNearestVisit,
  locateSun,
  positionIn,
  readArc,
} from '@/lib/calendar/light/rules/arc'
import { findFrontSun } from '@/lib/calendar/light/rules/front-sun'
import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import { middleOf, readSpan } from '@/lib/calendar/light/rules/visit-instants'
import type { FreeVisit, Position } from '@/lib/calendar/light/schema'
import { roundedTime, sunInWords, sunPathLabel } from '@/lib/calendar/light/words'
import { type CalendarDate, timeRange } from '@/lib/platform/calendar-date'

type SunArcProps = {
  date: CalendarDate
  /** The free times of the date, in order. */
  visits: readonly FreeVisit[]
  position: Position
  /** In degrees from north; null: unknown. */
  facing: number | null
  timeZone: string
  selectedId: string | null
  onSelect: (id: string) => void
}

/** The sun's path over a day, with the free times below it. Dragging and the arrow keys move through them. */
export function SunArc({ date, visits, position, facing, timeZone, selectedId, onSelect }: SunArcProps) {
  const { latitude, longitude } = position
  const day = useMemo(
    () => readSunDay(date, { latitude, longitude }, timeZone),
    [date, latitude, longitude, timeZone],
  )
  const arc = useMemo(
    () => readArc(day, { latitude, longitude }, visits, timeZone),
    [day, latitude, longitude, visits, timeZone],
  )
  const description = useMemo(() => {
    const front = facing === null ? null : { facing, sun: findFrontSun(day, { latitude, longitude }, facing) }
    return sunInWords(day, front, timeZone)
  }, [day, latitude, longitude, facing, timeZone])

  const [dragged, setDragged] = useState<number | null>(null)
  const selected = visits.findIndex(({ id }) => id === selectedId)
  const shown = dragged ?? selected
  const visit = visits[shown]

  function select(index: number) {
    const chosen = visits[index]
    if (chosen && chosen.id !== selectedId) onSelect(chosen.id)
  }

  function findAt(event: PointerEvent<HTMLElement>): number {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return findNearestVisit(arc, (event.clientX - left) / width, visits, timeZone)
  }

  const dragProps = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || visits.length === 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(findAt(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged !== null) setDragged(findAt(event))
    },
    // A time is held when it's selected, so only the one where the drag ends is.
    onPointerUp() {
      if (dragged !== null) select(dragged)
      setDragged(null)
    },
    onPointerCancel: () => setDragged(null),
  }

  return (
    <div
      {...dragProps}
      data-testid="sun-arc"
      className={mergeClasses(
        'relative touch-pan-y rounded-sm select-none has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent',
        visits.length > 0 && 'cursor-pointer',
      )}
    >
      <div role="img" aria-label={description}>
        <SkyBand arc={arc} day={{ sunrise: day.sunrise, sunset: day.sunset, timeZone }}>
          {visit && <ChosenVisit arc={arc} visit={visit} position={position} timeZone={timeZone} />}
        </SkyBand>
        <VisitBars arc={arc} visits={visits} chosen={shown} timeZone={timeZone} />
        <Hours arc={arc} />
      </div>
      {visits.length > 0 && (
        <input
          type="range"
          aria-label={sunPathLabel}
          aria-valuetext={visit ? `${timeRange(visit)}, ${visit.photographerName}` : 'No time selected'}
          // Below the first time while none is selected, so that an arrow key selects the first.
          min={selected < 0 ? -1 : 0}
          max={visits.length - 1}
          value={shown}
          onChange={(event) => select(event.target.valueAsNumber)}
          className="pointer-events-none absolute inset-0 size-full appearance-none opacity-0"
        />
      )}
    </div>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}

/** Where the path's top is in the band, so that there is sky above it. */
const topShare = 0.12

/** How far below the horizon the path is drawn, so that it's seen to cross it. */
const pathEnd = 1.05

/** Returns a height of the arc as a share of the band. */
function toBand(y: number): number {
  return topShare + y * (1 - topShare)
}

/** A centered label, which stays within the arc at its ends. */
const labelClass =
  'absolute left-[clamp(1.0625rem,var(--at),calc(100%-1.0625rem))] -translate-x-1/2 text-2xs font-medium'
function placeLabel(x: number): CSSProperties {
  return { ['--at' as string]: percent(x) }
}

type SkyBandProps = {
  arc: Arc
  day: { sunrise: Date | null; sunset: Date | null; timeZone: string }
  children: ReactNode
}

function SkyBand({ arc, day, children }: SkyBandProps) {
  const stops = arc.skies.map(({ x, sky }) => `var(--sky-${sky}) ${percent(x)}`).join(', ')
  return (
    <div className="relative h-36 border-b border-ink md:h-46">
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
      {arc.hours.map(({ x }) => (
        <span key={x} className="absolute top-full h-1.25 w-px bg-ink" style={{ left: percent(x) }} />
      ))}
      {arc.sunrise !== null && day.sunrise && (
        <SunTime x={arc.sunrise}>{roundedTime(day.sunrise, day.timeZone)}</SunTime>
      )}
      {arc.sunset !== null && day.sunset && (
        <SunTime x={arc.sunset}>{roundedTime(day.sunset, day.timeZone)}</SunTime>
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
    <span className={`${labelClass} bottom-1 text-ink`} style={placeLabel(x)}>
      {children}
    </span>
  )
}

type ChosenVisitProps = { arc: Arc; visit: FreeVisit; position: Position; timeZone: string }

/** The lit strip of sky of the chosen time, and the sun in its middle. */
function ChosenVisit({ arc, visit, position, timeZone }: ChosenVisitProps) {
  const span = readSpan(visit, timeZone)
  const [left, right] = [positionIn(arc.span, span.start), positionIn(arc.span, span.end)]
  const sun = locateSun(arc, middleOf(span), position)
  const isDown = sun.y > 1.02
  return (
    <>
      <div
        className="absolute inset-y-0 bg-(--sky-chosen)"
        style={{ left: percent(left), width: percent(right - left) }}
      />
      <div
        className="absolute z-1 grid size-6.5 -translate-1/2 place-items-center"
        style={{ left: percent(sun.x), top: percent(toBand(Math.min(sun.y, 1))) }}
      >
        <div className="absolute size-full rounded-full bg-(--sun) opacity-22" />
        <div
          className={mergeClasses(
            'relative size-3.5 rounded-full border',
            isDown ? 'border-ink-2 bg-paper' : 'border-(--sun-deep) bg-(--sun)',
          )}
        />
      </div>
    </>
  )
}

type VisitBarsProps = { arc: Arc; visits: readonly FreeVisit[]; chosen: number; timeZone: string }

function VisitBars({ arc, visits, chosen, timeZone }: VisitBarsProps) {
  const rows = assignRows(visits)
  const count = Math.max(0, ...rows) + 1
  // In px: bars get thinner when photographers' times overlap.
  const [height, step] = count === 1 ? [18, 18] : [9, 12]
  return (
    <div className="relative mt-3" style={{ height: count * step }}>
      {visits.map((visit, index) => {
        const { start, end } = readSpan(visit, timeZone)
        const left = positionIn(arc.span, start)
        return (
          <div
            key={visit.id}
            className={mergeClasses(
              'absolute rounded-sm border border-edge bg-raised',
              index === chosen && 'border-accent bg-accent',
            )}
            style={{
              left: percent(left),
              width: percent(positionIn(arc.span, end) - left),
              top: (rows[index] ?? 0) * step,
              height,
            }}
          />
        )
      })}
    </div>
  )
}

function Hours({ arc }: { arc: Arc }) {
  return (
    <div className="relative mt-3 h-4 text-ink-3">
      {arc.hours.map(({ x, time }) => (
        <span key={x} className={labelClass} style={placeLabel(x)}>
          {time}
        </span>
      ))}
    </div>
  )
}
