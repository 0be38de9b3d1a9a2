'use client'

import { useId, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { TextButton } from '@/components/ui/text-link'
import { droneLightOf, readDroneHours } from '@/lib/calendar/light/rules/drone-hours'
import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import { readSunPosition } from '@/lib/calendar/light/rules/sun-position'
import { findNoTwilight } from '@/lib/calendar/light/rules/twilight'
import { middleOf, readSpan } from '@/lib/calendar/light/rules/visit-instants'
import type { FreeVisit, Position, Visit } from '@/lib/calendar/light/schema'
import {
  droneHoursInWords,
  droneLightWords,
  facingInWords,
  lightTitle,
  moreLightLabel,
  noTwilightWords,
  twilightInWords,
} from '@/lib/calendar/light/words'
import { type CalendarDate, formatShortDay } from '@/lib/platform/time/calendar-date'
import { Compass } from './compass'
import { FacingField } from './facing-field'
import { describeLight } from './shoot-light'
import { SunArc } from './sun-arc'

/** The house whose light is shown, and what is photographed there. */
export type LightPlace = {
  position: Position
  /** In one line. */
  address: string
  /** In degrees from north; null: unknown. */
  facing: number | null
  /** Without it, the direction can't be changed. */
  onFacing?: (facing: number | null) => void
  timeZone: string
  wantsTwilight: boolean
  usesDrone: boolean
}

type DayLightProps = {
  date: CalendarDate
  /** The free times of the date, in order. */
  visits: readonly FreeVisit[]
  place: LightPlace
  /** The chosen time, which may be on another day. */
  selected: (Visit & { id: string }) | null
  onSelect: (id: string) => void
}

/** A day's light at a house: the sun's arc, which follows the chosen time. On a phone it sticks below the header. */
export function DayLight({ date, visits, place, selected, onSelect }: DayLightProps) {
  const { position, facing, timeZone } = place
  const visit = selected?.date === date ? selected : null
  const light = visit && describeLight(visit, position, facing, timeZone).title
  return (
    <section className="max-lg:sticky max-lg:top-[calc(var(--banner)+var(--bar))] max-lg:z-10 max-lg:-order-1 max-lg:-mx-5 max-lg:border-b max-lg:bg-paper md:max-lg:-mx-8">
      <div className="flex items-baseline justify-between gap-3 pb-2.5 max-lg:sr-only">
        <h2 className="t-head">{lightTitle(date)}</h2>
        <p className="text-ink-2">{light}</p>
      </div>
      <SunArc
        date={date}
        visits={visits}
        position={position}
        facing={facing}
        timeZone={timeZone}
        selectedId={visit?.id ?? null}
        onSelect={onSelect}
      />
      <p aria-hidden="true" className="flex justify-between gap-4 px-5 py-1.5 md:px-8 lg:hidden">
        <span className="font-strong">
          {formatShortDay(date)}
          {visit && `, ${visit.startTime}`}
        </span>
        <span className="text-ink-2">{light}</span>
      </p>
    </section>
  )
}

type LightDetailsProps = { date: CalendarDate; place: LightPlace; selected: Visit | null }

/** What decides the light, folded away: which way the front faces, and the hours of twilight and for a drone. */
export function LightDetails({ date, place, selected }: LightDetailsProps) {
  const { position, address, facing, onFacing, timeZone } = place
  const [isChanging, setIsChanging] = useState(false)
  const id = useId()
  const visit = selected?.date === date ? selected : null
  const sun = visit && readSunPosition(middleOf(readSpan(visit, timeZone)), position)
  return (
    <Disclosure
      look="row"
      summary={moreLightLabel}
      hint={facingInWords(facing)}
      open={place.wantsTwilight || undefined}
    >
      <div className="grid gap-4 pb-4">
        <div className="flex items-center gap-4">
          <Compass facing={facing} sun={sun && sun.height > 0 ? sun.direction : undefined} />
          <p className="min-w-0">
            <span className="font-strong">{facingInWords(facing)}</span>{' '}
            {onFacing && (
              <TextButton
                aria-expanded={isChanging}
                aria-controls={id}
                onClick={() => setIsChanging(!isChanging)}
              >
                {isChanging ? 'Done' : 'Change'}
                <span className="sr-only"> direction</span>
              </TextButton>
            )}
            <span className="block text-ink-3">{address}</span>
          </p>
        </div>
        <div id={id} hidden={!isChanging}>
          {isChanging && <FacingField name="facing" defaultFacing={facing} onChange={onFacing} />}
        </div>
        <LightNotes date={date} visit={visit} place={place} />
      </div>
    </Disclosure>
  )
}

type LightNotesProps = { date: CalendarDate; visit: Visit | null; place: LightPlace }

/** Why a day has no twilight, and when a drone may fly; only for visits that need them. */
function LightNotes({ date, visit, place }: LightNotesProps) {
  const { position, timeZone, wantsTwilight, usesDrone } = place
  if (!wantsTwilight && !usesDrone) return null
  const day = readSunDay(date, position, timeZone)
  const noTwilight = wantsTwilight ? findNoTwilight(day) : null
  const hours = readDroneHours(day, timeZone)
  return (
    <div className="t-label grid gap-1">
      {wantsTwilight && <p>{noTwilight ? noTwilightWords[noTwilight] : twilightInWords(day, timeZone)}</p>}
      {usesDrone && (
        <p>
          {droneHoursInWords(hours, date, timeZone)}
          {visit && ` ${droneLightWords[droneLightOf(readSpan(visit, timeZone), hours)]}`}
        </p>
      )}
    </div>
  )
}
