'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/explain-failure'
import { Rows } from '@/components/ui/rows'
import { toast } from '@/components/ui/toast'
import { unblockDaysAction } from '@/lib/availability/actions'
import type { BlockedRange } from '@/lib/availability/schema/weekly-hours'
import { daysInWords } from '@/lib/availability/words'
import { countOf } from '@/lib/platform/words'

/** Upcoming blocked days; each range can be unblocked. */
export function BlockedDays({ ranges }: { ranges: readonly BlockedRange[] }) {
  if (ranges.length === 0) return <p className="text-ink-2">No blocked days.</p>
  return (
    <Rows className="border-t">
      {ranges.map((range) => (
        <BlockedRow key={range.fromDate} range={range} />
      ))}
    </Rows>
  )
}

function BlockedRow({ range }: { range: BlockedRange }) {
  const [busy, start] = useTransition()
  const { fromDate, untilDate, reason } = range
  const days = daysInWords(fromDate, untilDate)

  function unblock() {
    start(async () => {
      const result = await unblockDaysAction({ fromDate, untilDate }).catch(() => null)
      if (result?.ok) toast.success(`${countOf(result.data.unblockedDays, 'day')} unblocked`)
      else toast.error('Error', explainFailure(result, 'Failed to unblock these days'))
    })
  }

  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="t-place">{days}</p>
        {reason && <p className="wrap-break-word text-ink-2">{reason}</p>}
      </div>
      <Button size="sm" busy={busy} busyText="Unblocking" onClick={unblock} aria-label={`Unblock ${days}`}>
        Unblock
      </Button>
    </li>
  )
}
