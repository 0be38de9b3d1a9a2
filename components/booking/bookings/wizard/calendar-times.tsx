'use client'

import { useState } from 'react'
import { SelectedSlot } from '@/components/calendar/availability/selected-slot'
import { SlotNotice } from '@/components/calendar/availability/slot-notice'
import type { LightPlace } from '@/components/calendar/light/day-light'
import { Button } from '@/components/ui/button'
import { FieldErrors } from '@/components/ui/field'
import { pushAddress } from '@/components/ui/page-address'
import type { Turnaround } from '@/lib/booking/bookings/schema'
import { missingTimeText } from '@/lib/booking/bookings/words/fields'
import { describeGoLive } from '@/lib/booking/bookings/words/go-live'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import { propertyPosition } from '@/lib/studio/places/rules/place'
import type { ServiceLight } from '@/prisma/generated/enums'
import { ChosenTimeSummary, HoldCountdown } from './chosen-time-summary'
import { GoLiveField } from './go-live-field'
import { LightCalendar } from './light-calendar'
import { NoTimes } from './no-times'
import { StepLink } from './step-link'
import { Summary } from './summary'
import type { ChosenTime } from './use-chosen-time'
import { WizardColumns } from './wizard-frame'

type VisitService = { name: string; durationMinutes: number; light: ServiceLight; usesDrone: boolean }
type LitProperty = Pick<LightPlace, 'address' | 'facing' | 'onFacing' | 'timeZone'>

type CalendarTimesProps = {
  time: ChosenTime
  turnaround: Turnaround
  onLiveOn: (liveOn: CalendarDate | null) => void
  /** The services with their durations. */
  visit: readonly VisitService[]
  /** The property, whose light is shown once its position is known. */
  property: LitProperty
  /** In the studio's zone. */
  today: string
  /** Formatted. */
  total: string
  /** What the total includes besides the services. */
  priceNote?: string | null
  forward: string
  hrefOf: (slot: SlotChoice) => string
  back: { text: string; href: string }
}

/** The available times, the chosen one, and the button to the next step. */
export function CalendarTimes(props: CalendarTimesProps) {
  const { time, turnaround, onLiveOn, visit, property, today, total, forward, hrefOf, back } = props
  const [isMissing, setIsMissing] = useState(false)
  const { slots, problem } = time
  // A time that someone else took is no longer selected.
  const slot = problem === 'taken' ? null : time.slot
  const countText = countOf(visit.length, 'service')

  return (
    <>
      <SlotNotice problem={problem} slot={time.slot} nearest={time.nearest} onChoose={time.choose} />
      <WizardColumns
        summary={
          <Summary
            title="Your booking"
            rows={[{ key: 'services', label: countText, value: total }]}
            total={total}
            hasTotal={false}
            hint={props.priceNote}
            countText={countText}
            panel={
              slot && (
                <SelectedSlot
                  slot={slot}
                  minutes={time.minutes}
                  note={time.slotGoLive && describeGoLive(time.slotGoLive)}
                  hold={<HoldCountdown time={time} />}
                />
              )
            }
            barNote={slot && <ChosenTimeSummary time={time} slot={slot} />}
            action={
              <>
                {isMissing && !slot && (
                  <div role="alert">
                    <FieldErrors messages={[missingTimeText]} />
                  </div>
                )}
                {slots.length > 0 && (
                  <Button
                    variant="main"
                    size="lg"
                    wide
                    className="max-lg:px-3 max-lg:leading-tight max-lg:whitespace-normal"
                    aria-disabled={!slot}
                    onClick={() => (slot ? pushAddress(hrefOf(slot)) : setIsMissing(true))}
                  >
                    {forward}
                  </Button>
                )}
              </>
            }
            back={<StepLink href={back.href}>{back.text}</StepLink>}
          />
        }
      >
        <GoLiveField goLive={time.goLive} turnaround={turnaround} today={today} onChange={onLiveOn} />
        {slots.length > 0 ? (
          <LightCalendar
            light={toLightPlace(property, time, visit)}
            slots={slots}
            lastDay={time.lastDay}
            selected={slot}
            lostDay={time.lostStart?.date ?? null}
            today={today}
            latestDay={time.goLive?.latestDay}
            onSelect={time.choose}
            shortDrives={time.shortDrives}
            onReadUpTo={time.readUpTo}
          />
        ) : (
          <NoTimes time={time} visit={visit} onLiveOn={onLiveOn} />
        )}
      </WizardColumns>
    </>
  )
}

function toLightPlace(
  property: LitProperty,
  time: ChosenTime,
  visit: readonly VisitService[],
): LightPlace | null {
  const position = propertyPosition(time.place)
  if (!position) return null
  return {
    ...property,
    position,
    wantsTwilight: visit.some(({ light }) => light === 'TWILIGHT'),
    usesDrone: visit.some(({ usesDrone }) => usesDrone),
  }
}
