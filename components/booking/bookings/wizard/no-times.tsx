'use client'

import { useTransition } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { durationInWords } from '@/lib/calendar/availability/words/lengths'
import {
  askForTimeText,
  newTimesText,
  noLightWords,
  noRoomFor,
  noSlotsText,
} from '@/lib/calendar/availability/words/times'
import { lightOfServices } from '@/lib/catalog/services/rules/chosen-services'
import { addDays, type CalendarDate, formatDate } from '@/lib/platform/time/calendar-date'
import type { ServiceLight } from '@/prisma/generated/enums'
import { NoDayBefore } from './go-live-field'
import type { ChosenTime } from './use-chosen-time'

/** How many more days a press of "Search later days" adds. */
const daysSearchedAtOnce = 31

type NoTimesProps = {
  time: ChosenTime
  visit: readonly { name: string; durationMinutes: number; light: ServiceLight }[]
  /** Where a client asks for a time; null where one can't. */
  askHref: string | null
  onLiveOn: (liveOn: CalendarDate | null) => void
}

/** Says why no time is available, such as which service makes the visit too long. */
export function NoTimes({ time, visit, askHref, onLiveOn }: NoTimesProps) {
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
      action={
        (askHref || lastDay) && (
          <div className="grid justify-items-start gap-4">
            {askHref && (
              <LinkButton variant="main" size="lg" href={askHref}>
                {askForTimeText}
              </LinkButton>
            )}
            {lastDay && <SearchLater lastDay={lastDay} onReadUpTo={time.readUpTo} />}
          </div>
        )
      }
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
