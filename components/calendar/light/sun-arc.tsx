'use client'

import { type PointerEvent, useMemo, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { type Arc, assignRows, findNearestVisit, positionIn, readArc } from '@/lib/calendar/light/rules/arc'
import { findFrontSun } from '@/lib/calendar/light/rules/front-sun'
import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import { readSpan } from '@/lib/calendar/light/rules/visit-instants'
import type { FreeVisit, Position } from '@/lib/calendar/light/schema'
import { sunInWords, sunPathLabel } from '@/lib/calendar/light/words'
import { type CalendarDate, timeRange } from '@/lib/platform/time/calendar-date'
import { ChosenVisit, Hours, SkyBand } from './sky'
import { percent } from './sky-scale'

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

/**
 * The sun's path over a day, on a wide screen with the free times below it. Dragging and the arrow keys move through them.
 */
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
        <SkyBand
          arc={arc}
          day={{ sunrise: day.sunrise, sunset: day.sunset, timeZone }}
          className="h-21 md:h-21 lg:h-40"
        >
          {visit && <ChosenVisit arc={arc} visit={visit} position={position} timeZone={timeZone} />}
        </SkyBand>
        <div className="max-lg:hidden">
          <VisitBars arc={arc} visits={visits} chosen={shown} timeZone={timeZone} />
          <Hours arc={arc} />
        </div>
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
