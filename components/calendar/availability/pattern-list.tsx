'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { IconButton } from '@/components/ui/icon-button'
import { Rows } from '@/components/ui/rows'
import { showResult } from '@/components/ui/show-result'
import { removePatternAction } from '@/lib/calendar/availability/actions'
import type { WeeklyHours } from '@/lib/calendar/availability/schema/weekly-hours'
import { daysInWords, lengthInWords } from '@/lib/calendar/availability/words/lengths'
import { describeRemovedHours } from '@/lib/calendar/availability/words/slots'
import { timeRange } from '@/lib/platform/time/calendar-date'
import { weekdaysInWords } from '@/lib/platform/time/week'
import { countOf } from '@/lib/platform/words'

/** A calendar's weekly hours, each with a button to remove it. */
export function PatternList({ patterns }: { patterns: readonly WeeklyHours[] }) {
  const [removing, setRemoving] = useState<WeeklyHours | null>(null)

  async function remove() {
    if (!removing) return
    await showResult(removePatternAction({ patternId: removing.id }), {
      done: ({ slotsRemoved }) => ['Weekly hours removed', `${countOf(slotsRemoved, 'free slot')} removed.`],
      failed: 'Failed to remove weekly hours',
    })
    setRemoving(null)
  }

  if (patterns.length === 0) return <p className="text-ink-2">No weekly hours yet. Add the first below.</p>
  return (
    <>
      <Rows className="border-t">
        {patterns.map((pattern) => (
          <li key={pattern.id} className="flex items-center gap-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="t-place">{nameOf(pattern)}</p>
              <p className="text-ink-2">
                {lengthInWords(pattern.slotMinutes)} each, {daysInWords(pattern.fromDate, pattern.untilDate)}
              </p>
              <p className="text-ink-3">
                {countOf(pattern.freeAhead, 'upcoming free slot')}, {pattern.bookedAhead} booked
              </p>
            </div>
            <IconButton
              label={`Remove ${nameOf(pattern)}`}
              icon="trash-2"
              onClick={() => setRemoving(pattern)}
            />
          </li>
        ))}
      </Rows>
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title="Remove these weekly hours?"
        description={removing && `${nameOf(removing)}: ${describeRemovedHours(removing)}`}
        cancelLabel="Keep hours"
        confirmLabel="Remove hours"
        busyText="Removing hours"
        onConfirm={remove}
      />
    </>
  )
}

function nameOf(pattern: WeeklyHours): string {
  return `${weekdaysInWords(pattern.weekdays)}, ${timeRange(pattern)}`
}
