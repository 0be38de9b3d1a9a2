'use client'

import { useRef, useState } from 'react'
import { WeeklyHoursForm } from '@/components/calendar/availability/weekly-hours-form'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Rows } from '@/components/ui/rows'
import { showResult } from '@/components/ui/show-result'
import { removeWeeklyHoursAction } from '@/lib/calendar/availability/actions'
import type { WeeklyHours } from '@/lib/calendar/availability/schema/weekly-hours'
import { daysInWords, lengthInWords } from '@/lib/calendar/availability/words/lengths'
import { describeRemovedHours } from '@/lib/calendar/availability/words/slots'
import { timeRange } from '@/lib/platform/time/calendar-date'
import { weekdaysInWords } from '@/lib/platform/time/week'
import { countOf } from '@/lib/platform/words'

/** A calendar's weekly hours. Each row opens the form for its times, and has a button to remove it. */
export function WeeklyHoursList({ patterns }: { patterns: readonly WeeklyHours[] }) {
  const [removing, setRemoving] = useState<WeeklyHours | null>(null)

  async function remove() {
    if (!removing) return
    await showResult(removeWeeklyHoursAction({ patternId: removing.id }), {
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
          <PatternRow key={pattern.id} pattern={pattern} onRemove={() => setRemoving(pattern)} />
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

function PatternRow({ pattern, onRemove }: { pattern: WeeklyHours; onRemove: () => void }) {
  const [isEditing, setEditing] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  function finish() {
    setEditing(false)
    toggle.current?.focus()
  }

  return (
    <li className="py-3">
      <div className="flex items-center gap-4">
        <button
          ref={toggle}
          type="button"
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
          className="group flex min-w-0 flex-1 cursor-pointer items-center gap-4 text-left"
        >
          <span className="grid min-w-0 flex-1">
            <span className="t-place group-hover:underline">{nameOf(pattern)}</span>
            <span className="text-ink-2">
              {lengthInWords(pattern.slotMinutes)} each, {daysInWords(pattern.fromDate, pattern.untilDate)}
            </span>
            <span className="text-ink-3">
              {countOf(pattern.freeAhead, 'upcoming free slot')}, {pattern.bookedAhead} booked
            </span>
          </span>
          <Icon name="pencil" size="sm" className="flex-none text-ink-2" />
        </button>
        <IconButton label={`Remove ${nameOf(pattern)}`} icon="trash-2" onClick={onRemove} />
      </div>
      {isEditing && <WeeklyHoursForm pattern={pattern} onDone={finish} />}
    </li>
  )
}

function nameOf(pattern: WeeklyHours): string {
  return `${weekdaysInWords(pattern.weekdays)}, ${timeRange(pattern)}`
}
