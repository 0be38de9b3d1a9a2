'use client'

import { type ComponentProps, type ReactNode, type Ref, Suspense, useState, useTransition } from 'react'
import { SelectedSlot } from '@/components/availability/selected-slot'
import { SlotNotice } from '@/components/availability/slot-notice'
import type { LightPlace } from '@/components/light/day-light'
import { Button } from '@/components/ui/button'
import { defer, useModule } from '@/components/ui/defer'
import { EmptyState } from '@/components/ui/empty-state'
import { FieldErrors } from '@/components/ui/field'
import { Loading } from '@/components/ui/loading'
import { pushAddress } from '@/components/ui/page-address'
import type { SlotChoice } from '@/lib/availability/schema/slots'
import { durationInWords, newTimesText, noLightWords, noRoomFor, noSlotsText } from '@/lib/availability/words'
import type { Turnaround } from '@/lib/bookings/schema'
import { missingTimeText } from '@/lib/bookings/words/fields'
import { lightOfServices } from '@/lib/catalog/rules/services'
import { propertyPosition } from '@/lib/places/rules/place'
import { addDays, type CalendarDate, formatDate } from '@/lib/platform/calendar-date'
import { countOf } from '@/lib/platform/words'
import type { ServiceLight } from '@/prisma/generated/enums'
import { ChosenTimeSummary, HoldCountdown } from './chosen-time-summary'
import { GoLiveField, NoDayBefore } from './go-live-field'
import type { LightCalendar } from './light-calendar'
import { StepLink } from './step-link'
import { Summary } from './summary'
import type { ChosenTime } from './use-chosen-time'
import { WizardColumns, WizardFrame } from './wizard-frame'

/** How many more days a press of "Search later days" adds. */
const daysSearchedAtOnce = 31

export const lightCalendar = defer(() => import('./light-calendar'))

type VisitService = { name: string; durationMinutes: number; light: ServiceLight; usesDrone: boolean }
type LitProperty = Pick<LightPlace, 'address' | 'facing' | 'onFacing' | 'timeZone'>

type CalendarStepProps = {
  lead: string
  lastStep?: string
  notice: ReactNode
  titleRef: Ref<HTMLHeadingElement>
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
  travelNote?: string | null
  forward: string
  hrefOf: (slot: SlotChoice) => string
  back: { text: string; href: string }
}

/** Step 2: choosing an available time. */
export function CalendarStep(props: CalendarStepProps) {
  const { lead, lastStep, notice, titleRef, time, visit, property, today, total, forward, hrefOf, back } =
    props
  const { onLiveOn } = props
  const [isMissing, setIsMissing] = useState(false)
  const { slots, problem } = time
  // A time that someone else took is no longer selected.
  const slot = problem === 'taken' ? null : time.slot
  const countText = countOf(visit.length, 'service')

  return (
    <WizardFrame
      step={2}
      lastStep={lastStep}
      title="Select Date & Time"
      lead={lead}
      notice={
        <>
          {notice}
          <SlotNotice problem={problem} slot={time.slot} nearest={time.nearest} onChoose={time.choose} />
        </>
      }
      titleRef={titleRef}
    >
      <WizardColumns
        summary={
          <Summary
            title="Your booking"
            rows={[{ key: 'services', label: countText, value: total }]}
            total={total}
            hasTotal={false}
            hint={props.travelNote}
            countText={countText}
            panel={
              slot && (
                <SelectedSlot
                  slot={slot}
                  minutes={time.minutes}
                  note={time.goLiveText}
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
        <GoLiveField goLive={time.goLive} turnaround={props.turnaround} today={today} onChange={onLiveOn} />
        {slots.length > 0 ? (
          <Suspense fallback={<Loading />}>
            <LoadedCalendar
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
          </Suspense>
        ) : (
          <NoTimes time={time} visit={visit} onLiveOn={onLiveOn} />
        )}
      </WizardColumns>
    </WizardFrame>
  )
}

function LoadedCalendar(props: ComponentProps<typeof LightCalendar>) {
  const loaded = useModule(lightCalendar)
  return <loaded.LightCalendar {...props} />
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

/** Says why no time is available, such as which service makes the visit too long. */
function NoTimes({ time, visit, onLiveOn }: Pick<CalendarStepProps, 'time' | 'visit' | 'onLiveOn'>) {
  const { goLive, isRead, minutes, maxVisitMinutes, needsLight, lastDay } = time
  if (!isRead) {
    return (
      <p role="status" className="border-t border-ink py-5 text-ink-2">
        Loading available times…
      </p>
    )
  }
  if (goLive?.isMissed) return <NoDayBefore goLive={goLive} onClear={() => onLiveOn(null)} />
  const isTooLong = maxVisitMinutes > 0 && maxVisitMinutes < minutes
  const light = lightOfServices(visit)
  // There is room for the visit, but not in its light.
  const isUnlit = needsLight && light !== 'ANY' && maxVisitMinutes > 0 && !isTooLong
  const { title, detail } = isUnlit
    ? noLightWords[light]
    : {
        title: isTooLong ? `No available time is ${durationInWords(minutes)} long` : noSlotsText,
        detail: isTooLong ? noRoomFor(visit, maxVisitMinutes) : newTimesText,
      }
  return (
    <EmptyState
      title={title}
      headingLevel={2}
      className="max-w-none border-t border-ink"
      action={lastDay && <SearchLater lastDay={lastDay} onReadUpTo={time.readUpTo} />}
    >
      {detail}
    </EmptyState>
  )
}

type SearchLaterProps = { lastDay: CalendarDate; onReadUpTo: ChosenTime['readUpTo'] }

/** Says how far ahead was searched, and searches later days. */
function SearchLater({ lastDay, onReadUpTo }: SearchLaterProps) {
  const [isSearching, startSearch] = useTransition()
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2" role="status">
        Days through {formatDate(lastDay)} have been searched.
      </p>
      <Button
        busy={isSearching}
        onClick={() => startSearch(() => onReadUpTo(addDays(lastDay, daysSearchedAtOnce)))}
      >
        Search later days
      </Button>
    </div>
  )
}
