'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { counted, lengthInWords, weekdaysInWords } from '@/components/availability/hours-words'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure } from '@/components/ui/explain-failure'
import { IconButton } from '@/components/ui/icon-button'
import { Rows } from '@/components/ui/rows'
import { toast } from '@/components/ui/toast'
import { removePatternAction } from '@/lib/availability/actions'
import type { OwnPattern } from '@/lib/availability/hours/schema'
import { timeRange } from '@/lib/availability/rules'
import { formatDate } from '@/lib/platform/calendar-date'

/** The weekly hours that are open, each with a way to end it. */
export function PatternList({ patterns }: { patterns: readonly OwnPattern[] }) {
  const [ending, setEnding] = useState<OwnPattern | null>(null)

  async function remove() {
    if (!ending) return
    const result = await removePatternAction({ patternId: ending.id }).catch(() => null)
    setEnding(null)
    if (result?.ok) {
      toast.success('Weekly hours removed', `${counted(result.data.slotsRemoved, 'free slot')} removed.`)
    } else {
      toast.error('Error', explainFailure(result, 'Failed to remove weekly hours'))
    }
  }

  if (patterns.length === 0) return <p className="text-ink-2">No weekly hours yet. Open the first below.</p>
  return (
    <>
      <Rows className="border-t">
        {patterns.map((pattern) => (
          <li key={pattern.id} className="flex items-center gap-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="t-place">{nameOf(pattern)}</p>
              <p className="text-ink-2">
                {lengthInWords(pattern.slotMinutes)} each, {formatDate(pattern.fromDate)} until{' '}
                {formatDate(pattern.untilDate)}
              </p>
              <p className="text-ink-3">
                {counted(pattern.freeAhead, 'free slot')} ahead, {pattern.bookedAhead} booked
              </p>
            </div>
            <IconButton
              label={`Remove ${nameOf(pattern)}`}
              icon={<Trash2 className="icon" aria-hidden="true" />}
              onClick={() => setEnding(pattern)}
            />
          </li>
        ))}
      </Rows>
      <ConfirmDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title="Remove these weekly hours?"
        description={ending && consequenceOf(ending)}
        cancelLabel="Keep hours"
        confirmLabel="Remove hours"
        busyText="Removing hours"
        onConfirm={remove}
      />
    </>
  )
}

function nameOf(pattern: OwnPattern): string {
  return `${weekdaysInWords(pattern.weekdays)}, ${timeRange(pattern)}`
}

function consequenceOf(pattern: OwnPattern): string {
  const removed = `${nameOf(pattern)}: ${counted(pattern.freeAhead, 'free slot')} will be removed.`
  if (pattern.bookedAhead === 0) return removed
  const remaining =
    pattern.bookedAhead === 1
      ? "stays with its booking and won't be offered again"
      : "stay with their bookings and won't be offered again"
  return `${removed} ${counted(pattern.bookedAhead, 'booked slot')} ${remaining}.`
}
