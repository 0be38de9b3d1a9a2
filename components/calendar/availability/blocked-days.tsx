'use client'

import { ActionButton } from '@/components/ui/action-button'
import { Rows } from '@/components/ui/rows'
import { unblockDaysAction } from '@/lib/calendar/availability/actions'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import type { BlockedRange } from '@/lib/calendar/availability/schema/weekly-hours'
import { unblockFailedText } from '@/lib/calendar/availability/words/blocked-days'
import { daysInWords } from '@/lib/calendar/availability/words/lengths'
import { countOf } from '@/lib/platform/words'

type BlockedDaysProps = { ranges: readonly BlockedRange[]; colleague: Calendar | null }

/** Upcoming blocked days; each range can be unblocked. */
export function BlockedDays({ ranges, colleague }: BlockedDaysProps) {
  if (ranges.length === 0) return <p className="text-ink-2">No blocked days.</p>
  return (
    <Rows className="border-t">
      {ranges.map((range) => (
        <BlockedRow key={range.fromDate} range={range} colleague={colleague} />
      ))}
    </Rows>
  )
}

function BlockedRow({ range, colleague }: { range: BlockedRange; colleague: Calendar | null }) {
  const { fromDate, untilDate, reason } = range
  const days = daysInWords(fromDate, untilDate)

  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="t-place">{days}</p>
        {reason && <p className="wrap-break-word text-ink-2">{reason}</p>}
      </div>
      <ActionButton
        label="Unblock"
        aria-label={`Unblock ${days}`}
        size="sm"
        busyText="Unblocking"
        act={() => unblockDaysAction({ photographerId: colleague?.photographerId, fromDate, untilDate })}
        done={({ unblockedDays }) => `${countOf(unblockedDays, 'day')} unblocked`}
        failed={unblockFailedText}
      />
    </li>
  )
}
