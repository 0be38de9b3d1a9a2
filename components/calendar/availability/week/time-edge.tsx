'use client'

import { type PointerEvent, useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { changeOpenTimeAction } from '@/lib/calendar/availability/actions'
import { defaultSlotMinutes } from '@/lib/calendar/availability/limits'
import type { ShownHours } from '@/lib/calendar/availability/rules/week-layout'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import { edgeLabel, openTimeFailedText } from '@/lib/calendar/availability/words/open-time'
import { minutesOf, timeRange, toWallTime } from '@/lib/platform/time/calendar-date'
import { clockTimes, edgeChange, type MovedEdge, moveEdge, quarterMinutes } from './drawn-time'
import { EdgeHandle } from './edge-handle'
import { showChangedTime } from './show-changed-time'

type TimeEdgeProps = {
  photographerId: string
  /** The open time. */
  time: SlotTime
  edge: MovedEdge
  hours: ShownHours
}

/** The start or the end of an open time, which a drag or the arrow keys move. What it passes over is opened or closed. */
export function TimeEdge({ photographerId, time, edge, hours }: TimeEdgeProps) {
  const own = minutesOf(edge === 'start' ? time.startTime : time.endTime)
  const [moved, setMoved] = useState<number | null>(null)
  const [busy, start] = useTransition()
  const at = moved ?? own
  const shown = clockTimes({
    date: time.date,
    start: edge === 'start' ? at : minutesOf(time.startTime),
    end: edge === 'end' ? at : minutesOf(time.endTime),
  })

  function moveTo(minutes: number) {
    if (!busy) setMoved(moveEdge(time, edge, minutes, hours))
  }

  function drag(event: PointerEvent<HTMLElement>) {
    const column = event.currentTarget.closest('[data-day]')?.getBoundingClientRect()
    if (!column) return
    moveTo(hours.from * 60 + ((event.clientY - column.top) / column.height) * (hours.until - hours.from) * 60)
  }

  function finish() {
    const change = edgeChange(time, edge, at)
    if (!change || busy) return setMoved(null)
    const form = new FormData()
    const entries = { ...change, photographerId, date: time.date, slotMinutes: String(defaultSlotMinutes) }
    for (const [name, value] of Object.entries(entries)) form.set(name, value)
    start(async () => {
      const result = await changeOpenTimeAction(null, form).catch(() => null)
      if (result?.ok) showChangedTime(result.data)
      else toast.error('Error', explainFailure(result, openTimeFailedText))
      setMoved(null)
    })
  }

  return (
    <>
      <EdgeHandle
        edge={edge}
        orientation="vertical"
        label={edgeLabel(edge, time)}
        value={{ min: hours.from * 60, max: hours.until * 60, now: at, text: toWallTime(at) }}
        isMoved={moved !== null}
        isBusy={busy}
        className="cal-edge noscript:hidden"
        style={{ ['--a' as string]: at / 60 - hours.from }}
        onDrag={drag}
        onStep={(step) => moveTo(at + step * quarterMinutes)}
        onFinish={finish}
        onCancel={() => !busy && setMoved(null)}
      />
      {moved !== null && (
        <span
          aria-hidden="true"
          className="cal-at cal-drawn"
          style={{
            ['--a' as string]: minutesOf(shown.startTime) / 60 - hours.from,
            ['--d' as string]: (minutesOf(shown.endTime) - minutesOf(shown.startTime)) / 60,
          }}
        >
          {timeRange(shown)}
        </span>
      )}
    </>
  )
}
