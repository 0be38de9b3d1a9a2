'use client'

import { type ReactNode, useId, useState } from 'react'
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
  noTwilightWords,
  twilightInWords,
} from '@/lib/calendar/light/words'
import { type CalendarDate, formatWeekday } from '@/lib/platform/time/calendar-date'
import { Compass } from './compass'
import { FacingField } from './facing-field'
import { LightTimes } from './light-times'
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
  showsPhotographer: boolean
  selectedId: string | null
  onSelect: (id: string) => void
}

/** A day's light at a house: the sun's arc, and the free times with the light of each. */
export function DayLight({ date, visits, place, showsPhotographer, selectedId, onSelect }: DayLightProps) {
  const { position, address, facing, onFacing, timeZone, wantsTwilight } = place
  const [isChanging, setIsChanging] = useState(false)
  const id = useId()
  const visit = visits.find((one) => one.id === selectedId) ?? null
  const light = { visits, position, facing, timeZone, selectedId, onSelect }
  return (
    <div className="grid gap-5">
      <LightHead
        date={date}
        position={position}
        facing={facing}
        timeZone={timeZone}
        visit={visit}
        address={address}
        change={
          onFacing && (
            <TextButton
              aria-expanded={isChanging}
              aria-controls={id}
              onClick={() => setIsChanging(!isChanging)}
            >
              {isChanging ? 'Done' : 'Change'}
              <span className="sr-only"> direction</span>
            </TextButton>
          )
        }
      />
      <div id={id} hidden={!isChanging}>
        {isChanging && <FacingField name="facing" defaultFacing={facing} onChange={onFacing} />}
      </div>
      <SunArc {...light} date={date} />
      <LightTimes {...light} wantsTwilight={wantsTwilight} showsPhotographer={showsPhotographer} />
      <LightNotes date={date} visit={visit} place={place} />
    </div>
  )
}

type LightNotesProps = { date: CalendarDate; visit: FreeVisit | null; place: LightPlace }

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

type LightHeadProps = {
  date: CalendarDate
  position: Position
  /** In degrees from north; null: unknown. */
  facing: number | null
  timeZone: string
  /** The chosen time, whose sun the compass shows. */
  visit: Visit | null
  address: string
  /** The button that changes the direction. */
  change?: ReactNode
}

/** The head of a day's light: the date, the way the front faces, and the address. */
function LightHead({ date, position, facing, timeZone, visit, address, change }: LightHeadProps) {
  const sun = visit && readSunPosition(middleOf(readSpan(visit, timeZone)), position)
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="t-place">{lightTitle(date)}</h3>
        <p className="text-ink-3">{formatWeekday(date)}</p>
      </div>
      <div className="flex items-center gap-4">
        <Compass facing={facing} sun={sun && sun.height > 0 ? sun.direction : undefined} />
        <p className="min-w-0">
          <span className="font-strong">{facingInWords(facing)}</span> {change}
          <span className="block text-ink-3">{address}</span>
        </p>
      </div>
    </>
  )
}
