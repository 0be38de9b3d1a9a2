'use client'

import { type ComponentProps, useMemo } from 'react'
import { ShortDrives } from '@/components/calendar/availability/short-drives'
import { SlotCalendar } from '@/components/calendar/availability/slot-calendar'
import { DayLight, type LightPlace } from '@/components/calendar/light/day-light'
import { LightSign } from '@/components/calendar/light/light-sign'
import { lightFor } from '@/lib/calendar/light/rules/front-light'
import { lightWords } from '@/lib/calendar/light/words'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'

type LightCalendarProps = Omit<ComponentProps<typeof SlotCalendar>, 'suggest'> & {
  shortDrives: ComponentProps<typeof ShortDrives>['times']
  /** Null while it isn't known where the house is. */
  light: LightPlace | null
}

/** The calendar, with the light at the house if it's known where that is. */
export function LightCalendar({ light, shortDrives, ...props }: LightCalendarProps) {
  const { slots, selected, onSelect } = props
  const byId = useMemo(() => new Map(slots.map((slot) => [slot.id, slot])), [slots])
  const calendar = {
    ...props,
    suggest: (openDay: (day: CalendarDate) => void) => (
      <ShortDrives
        times={shortDrives}
        selectedId={selected?.id ?? null}
        onSelect={(slot) => {
          openDay(slot.date)
          onSelect(slot)
        }}
      />
    ),
  }
  if (!light) return <SlotCalendar {...calendar} />

  const { position, facing, timeZone } = light
  return (
    <SlotCalendar
      {...calendar}
      renderDay={(date, ofDay, showsPhotographer) => (
        <DayLight
          date={date}
          visits={ofDay}
          place={light}
          showsPhotographer={showsPhotographer}
          selectedId={selected?.id ?? null}
          onSelect={(id) => {
            const slot = byId.get(id)
            if (slot) onSelect(slot)
          }}
        />
      )}
      describeSlot={(slot) => {
        const { kind } = lightFor(slot, position, facing, timeZone)
        return { title: lightWords[kind].title, sign: <LightSign kind={kind} className="h-4 w-1" /> }
      }}
    />
  )
}
