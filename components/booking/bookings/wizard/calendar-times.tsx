'use client'

import { useMemo, useState } from 'react'
import { PhotographerFilter } from '@/components/calendar/availability/photographer-filter'
import { SelectedSlot } from '@/components/calendar/availability/selected-slot'
import { ShortDrives } from '@/components/calendar/availability/short-drives'
import { SlotCalendar } from '@/components/calendar/availability/slot-calendar'
import { SlotNotice } from '@/components/calendar/availability/slot-notice'
import { DayLight, LightDetails, type LightPlace } from '@/components/calendar/light/day-light'
import { LightSign } from '@/components/calendar/light/light-sign'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { FieldErrors } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { pushAddress } from '@/components/ui/page-address'
import type { Turnaround } from '@/lib/booking/bookings/schema/bookings'
import { movesFromLabel } from '@/lib/booking/bookings/words/changes'
import { missingTimeText } from '@/lib/booking/bookings/words/fields'
import { describeGoLive } from '@/lib/booking/bookings/words/go-live'
import { flexibleHint, flexibleLabel } from '@/lib/booking/bookings/words/steps'
import { visitOf } from '@/lib/calendar/availability/rules/runs'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { type LightKind, lightFrom } from '@/lib/calendar/light/rules/front-light'
import { lightWords, suggestionWords } from '@/lib/calendar/light/words'
import { type CalendarDate, formatDay, formatShortDay } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import { propertyPosition } from '@/lib/studio/places/rules/place'
import type { ServiceLight } from '@/prisma/generated/enums'
import { ChosenTimeSummary, HoldCountdown } from './chosen-time-summary'
import { GoLiveField } from './go-live-field'
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
  /** The time that a booking moves from, formatted; null for a new booking. */
  movesFrom?: string | null
  /** Whether a photographer books or moves the shoot. */
  isForStudio: boolean
  /** Where a client asks for a time if there is none; nothing where one can't. */
  askHref?: string | null
  forward: string
  hrefOf: (slot: SlotChoice) => string
  back: { text: string; href: string }
}

/** The available times with their light, the chosen one, and the button to the next step. */
export function CalendarTimes(props: CalendarTimesProps) {
  const { time, turnaround, onLiveOn, visit, property, today, total, movesFrom, forward, hrefOf, back } =
    props
  const { isForStudio } = props
  const { slots, problem, suggested, lostStart } = time
  // Without any time, only a go-live date that leaves none can be changed.
  const isFlexible = slots.length > 0 || time.goLive !== null || time.photographerId !== null
  const [isMissing, setIsMissing] = useState(false)
  const [listedFrom, setListedFrom] = useState(time.slot?.date ?? lostStart?.date ?? null)
  const [wasFlexible] = useState(!movesFrom && time.goLive !== null)
  // The sky is that of the day looked at last: one that was picked, or that of the chosen time.
  const [pickedDay, setPickedDay] = useState<CalendarDate | null>(null)
  // Instead of a time that was lost, the nearest one.
  const slot = lostStart ? (time.nearest[0] ?? null) : time.shown
  const countText = countOf(visit.length, 'service')
  const light = toLightPlace(property, time, visit)
  const skyDay = pickedDay ?? slot?.date ?? slots[0]?.date ?? today
  const skySlots = useMemo(() => slots.filter(({ date }) => date === skyDay), [slots, skyDay])

  function choose(chosen: SlotChoice) {
    setPickedDay(null)
    // A go-live date can list earlier days than the picked one; without it, the chosen time is still listed.
    if (listedFrom !== null && chosen.date < listedFrom) setListedFrom(chosen.date)
    time.choose(chosen)
  }

  function pickDay(picked: CalendarDate) {
    setListedFrom(picked)
    setPickedDay(picked)
  }

  /** The light of the visit itself; around dusk, it may be at any time of its slots. */
  function kindOf(of: SlotChoice, place: LightPlace): LightKind {
    const onSite = place.wantsTwilight ? of : visitOf(of, time.minutes)
    return lightFrom(onSite, place.position, place.facing, place.timeZone).kind
  }

  function describeSlot(of: SlotChoice, place: LightPlace) {
    const kind = kindOf(of, place)
    const { word, title } = lightWords[kind]
    return { title, word, sign: <LightSign kind={kind} className="h-7 w-1.5" /> }
  }

  return (
    <>
      <SlotNotice problem={problem} slot={time.slot} nearest={time.nearest} onChoose={choose} isAboveTimes />
      <WizardColumns
        summary={
          <>
            {light && slots.length > 0 && (
              <>
                <DayLight
                  date={skyDay}
                  visits={skySlots}
                  place={light}
                  selected={slot}
                  onSelect={(id) => {
                    const found = skySlots.find((one) => one.id === id)
                    if (found) choose(found)
                  }}
                />
                {propertyPosition(time.place) && <LightDetails date={skyDay} place={light} selected={slot} />}
              </>
            )}
            <Summary
              title="Your booking"
              rows={[
                { key: 'services', label: countText, value: total },
                ...(movesFrom ? [{ key: 'from', label: movesFromLabel, value: movesFrom, quiet: true }] : []),
              ]}
              total={total}
              hasTotal={false}
              hint={props.priceNote}
              countText={countText}
              panel={
                slot && (
                  <SelectedSlot
                    slot={slot}
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
          </>
        }
      >
        {suggested && !lostStart && (
          <SuggestedTime
            slot={suggested.visit}
            reason={suggested.reason}
            kind={light && kindOf(suggested.visit, light)}
            isSelected={slot?.id === suggested.visit.id}
            onSelect={() => choose(suggested.visit)}
          />
        )}
        {slots.length > 0 ? (
          <SlotCalendar
            slots={slots}
            taken={problem === 'taken' ? lostStart : null}
            namesPhotographers={time.photographers.length > 1}
            lastDay={time.lastDay}
            selected={slot}
            day={listedFrom ?? slots[0]?.date ?? today}
            onDay={pickDay}
            today={today}
            goLive={time.goLive}
            onSelect={choose}
            onReadUpTo={time.readUpTo}
            describeSlot={light ? (of) => describeSlot(of, light) : undefined}
          />
        ) : (
          <NoTimes time={time} visit={visit} askHref={props.askHref ?? null} onLiveOn={onLiveOn} />
        )}
        {isFlexible && (
          <Disclosure
            look="row"
            summary={flexibleLabel}
            hint={time.slotGoLive ? describeGoLive(time.slotGoLive) : flexibleHint}
            open={wasFlexible || undefined}
            className={slots.length > 0 ? 'border-t-0' : 'mt-8'}
          >
            <div className="grid gap-6 pt-1 pb-5">
              {time.photographers.length > 1 && <PhotographerFilter {...time} />}
              <GoLiveField goLive={time.goLive} turnaround={turnaround} today={today} onChange={onLiveOn} />
              {isForStudio && (
                <ShortDrives
                  times={time.shortDrives}
                  selectedId={slot?.id ?? null}
                  onSelect={(chosen) => {
                    setListedFrom(chosen.date)
                    choose(chosen)
                  }}
                />
              )}
            </div>
          </Disclosure>
        )}
      </WizardColumns>
    </>
  )
}

/** Where the light is shown: at the property, or as long as it isn't known around the studio, where no front is known. */
function toLightPlace(
  property: LitProperty,
  { place }: ChosenTime,
  visit: readonly VisitService[],
): LightPlace | null {
  if (!place) return null
  return {
    ...property,
    position: place,
    facing: propertyPosition(place) ? property.facing : null,
    wantsTwilight: visit.some(({ light }) => light === 'TWILIGHT'),
    usesDrone: visit.some(({ usesDrone }) => usesDrone),
  }
}

type SuggestedTimeProps = {
  slot: SlotChoice
  reason: keyof typeof suggestionWords
  kind: LightKind | null
  isSelected: boolean
  onSelect: () => void
}

/** The time that suits most people, large above all others. */
function SuggestedTime({ slot, reason, kind, isSelected, onSelect }: SuggestedTimeProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={mergeClasses(
        'mb-4 flex w-full items-center gap-4 rounded-sm border border-edge bg-raised px-4 py-3 text-left hover:border-ink md:gap-5 md:px-5 md:py-4',
        isSelected &&
          'border-accent bg-accent-wash shadow-[inset_0_0_0_1px_var(--color-accent)] hover:border-accent',
      )}
    >
      <span className="t-figure">{slot.startTime}</span>
      <span className="min-w-0 flex-1">
        <span className="t-place block">
          <span className="max-md:hidden">{`${slot.weekday}, ${formatDay(slot.date)}`}</span>
          <span className="md:hidden">{formatShortDay(slot.date)}</span>
        </span>
        <span className="flex items-center gap-2 text-ink-2">
          {kind && <LightSign kind={kind} className="h-4 w-1.5" />}
          {suggestionWords[reason]}
        </span>
      </span>
      {isSelected && <Icon name="check" className="text-accent" />}
    </button>
  )
}
