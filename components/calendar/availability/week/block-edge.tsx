'use client'

import { type PointerEvent, useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { blockDaysAction, unblockDaysAction } from '@/lib/calendar/availability/actions'
import {
  blockEdgeLabel,
  blockedText,
  blockFailedText,
  shootsOnDays,
  unblockedText,
} from '@/lib/calendar/availability/words/blocked-days'
import { addDays, type CalendarDate, formatDay, formatWeekday } from '@/lib/platform/time/calendar-date'
import { changeOfBlock, type DayRange, type MovedEdge } from './drawn-time'
import { EdgeHandle } from './edge-handle'

type BlockEdgeProps = {
  photographerId: string
  /** The blocked days, of those that are shown. */
  range: DayRange
  edge: MovedEdge
  reason: string | null
  /** The shown days that can be blocked, in order. */
  dates: readonly CalendarDate[]
}

/** The first or the last of some blocked days, which a drag over the days or the arrow keys move. */
export function BlockEdge({ photographerId, range, edge, reason, dates }: BlockEdgeProps) {
  const own = edge === 'start' ? range.first : range.last
  const [moved, setMoved] = useState<CalendarDate | null>(null)
  const [busy, start] = useTransition()
  const at = moved ?? own
  const shown = edge === 'start' ? { ...range, first: at } : { ...range, last: at }

  function moveTo(date: CalendarDate) {
    const isInOrder = edge === 'start' ? date <= range.last : date >= range.first
    if (!busy && isInOrder && dates.includes(date)) setMoved(date)
  }

  function drag({ clientX, clientY }: PointerEvent) {
    const below = document.elementsFromPoint(clientX, clientY)
    const day = below.map((element) => element.closest<HTMLElement>('[data-day]')).find(Boolean)
    if (day) moveTo(day.dataset.day ?? '')
  }

  function finish() {
    const change = changeOfBlock(range, edge, at)
    if (!change || busy) return setMoved(null)
    start(async () => {
      const days = { photographerId, fromDate: change.first, untilDate: change.last }
      await (change.isBlocked ? block(days) : unblock(days))
      setMoved(null)
    })
  }

  async function block(days: Days) {
    const request = { ...days, reason: reason ?? '', aroundBookings: false }
    const result = await blockDaysAction(request).catch(() => null)
    if (!result?.ok) toast.error('Error', explainFailure(result, blockFailedText))
    else if (result.data.blockedDays > 0)
      showUndoable(blockedText(result.data.blockedDays), () => unblock(days))
    else {
      const count = dates.indexOf(days.untilDate) - dates.indexOf(days.fromDate) + 1
      toast.error(`${shootsOnDays(result.data.shootsInTheWay.length, count)}.`)
    }
  }

  async function unblock(days: Days) {
    const result = await unblockDaysAction(days).catch(() => null)
    if (!result?.ok) toast.error('Error', explainFailure(result, blockFailedText))
    else showUndoable(unblockedText(result.data.unblockedDays), () => block(days))
  }

  const [place, first, last] = [own, shown.first, shown.last].map((date) => dates.indexOf(date))
  return (
    <>
      <EdgeHandle
        edge={edge}
        orientation="horizontal"
        label={blockEdgeLabel(edge, range)}
        value={{
          min: 0,
          max: dates.length - 1,
          now: dates.indexOf(at),
          text: `${formatWeekday(at)}, ${formatDay(at)}`,
        }}
        isMoved={moved !== null}
        isBusy={busy}
        className="cal-block-edge noscript:hidden"
        onDrag={drag}
        onStep={(step) => moveTo(addDays(at, step))}
        onFinish={finish}
        onCancel={() => !busy && setMoved(null)}
      />
      {moved !== null && (
        <span
          aria-hidden="true"
          className="cal-drawn absolute inset-y-0"
          style={{
            left: `calc(${(first ?? 0) - (place ?? 0)} * 100%)`,
            width: `calc(${(last ?? 0) - (first ?? 0) + 1} * 100%)`,
          }}
        />
      )}
    </>
  )
}

type Days = { photographerId: string; fromDate: CalendarDate; untilDate: CalendarDate }

function showUndoable(title: string, undo: () => Promise<unknown>) {
  toast.success(title, undefined, { label: 'Undo', onPress: () => void undo() })
}
