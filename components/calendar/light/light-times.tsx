'use client'

import { useId, useMemo } from 'react'
import { SlotChip } from '@/components/ui/slot-chip'
import { findBestLight, lightFor } from '@/lib/calendar/light/rules/front-light'
import type { FreeVisit, Position } from '@/lib/calendar/light/schema'
import { bestLightText, lightWords } from '@/lib/calendar/light/words'
import { formatDate, timeRange } from '@/lib/platform/time/calendar-date'
import { LightSign } from './light-sign'

type LightTimesProps = {
  /** The free times of one day, in order. */
  visits: readonly FreeVisit[]
  position: Position
  /** In degrees from north; null: unknown. */
  facing: number | null
  timeZone: string
  /** The visit includes twilight photos. */
  wantsTwilight?: boolean
  /** Whether several photographers have free times. */
  showsPhotographer: boolean
  selectedId: string | null
  onSelect: (id: string) => void
}

/** The free times of a day, each with its light. */
export function LightTimes(props: LightTimesProps) {
  const { visits, position, facing, timeZone, wantsTwilight, showsPhotographer, selectedId, onSelect } = props
  const { latitude, longitude } = position
  const id = useId()
  const times = useMemo(() => {
    const place = { latitude, longitude }
    const best = findBestLight(visits, place, facing, timeZone, wantsTwilight)
    return visits.map((visit) => ({
      visit,
      kind: lightFor(visit, place, facing, timeZone).kind,
      isBest: best.includes(visit),
    }))
  }, [visits, latitude, longitude, facing, timeZone, wantsTwilight])

  return (
    <ul className="@container grid">
      {times.map(({ visit, kind, isBest }) => (
        <li
          key={visit.id}
          className="grid grid-cols-[0.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t py-3 @sm:grid-cols-[12rem_0.5rem_minmax(0,1fr)]"
        >
          <SlotChip
            selected={visit.id === selectedId}
            aria-describedby={`${id}-${visit.id}`}
            className="@max-sm:col-span-full @max-sm:justify-self-start"
            onClick={() => onSelect(visit.id)}
          >
            <span className="sr-only">{formatDate(visit.date)}, </span>
            {timeRange(visit)}
            {showsPhotographer && (
              <span className="truncate font-normal opacity-75">{firstName(visit.photographerName)}</span>
            )}
          </SlotChip>
          <LightSign kind={kind} />
          <p id={`${id}-${visit.id}`}>
            <span className="font-strong">{lightWords[kind].title}</span>{' '}
            {isBest && (
              <span className="ml-1 inline-block rounded-bubble border border-accent px-1.5 text-2xs font-strong text-accent">
                {bestLightText}
              </span>
            )}
            <span className="block text-ink-3">{lightWords[kind].detail}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function firstName(fullName: string): string {
  return fullName.split(' ')[0] ?? fullName
}
