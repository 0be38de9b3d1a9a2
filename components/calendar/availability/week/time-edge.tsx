'use client'

import { type KeyboardEvent, type PointerEvent, useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { changeOpenTimeAction } from '@/lib/calendar/availability/actions'
import { defaultSlotMinutes } from '@/lib/calendar/availability/limits'
import type { ShownHours } from '@/lib/calendar/availability/rules/week-layout'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import { edgeLabel, openTimeFailedText } from '@/lib/calendar/availability/words/open-time'
import { minutesOf, timeRange, toWallTime } from '@/lib/platform/time/calendar-date'
import { clockTimes, edgeChange, type MovedEdge, moveEdge, quarterMinutes } from './drawn-time'
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
  const [isDragged, setDragged] = useState(false)
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
    if (!isDragged || !column) return
    moveTo(hours.from * 60 + ((event.clientY - column.top) / column.height) * (hours.until - hours.from) * 60)
  }

  function finish() {
    setDragged(false)
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

  function cancel() {
    setDragged(false)
    if (!busy) setMoved(null)
  }

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowUp') moveTo(at - quarterMinutes)
    else if (event.key === 'ArrowDown') moveTo(at + quarterMinutes)
    else if (event.key === 'Enter') finish()
    else if (event.key === 'Escape' && moved !== null) cancel()
    else return
    event.preventDefault()
  }

  return (
    <>
      <button
        type="button"
        role="slider"
        aria-orientation="vertical"
        aria-label={edgeLabel(edge, time)}
        aria-valuemin={hours.from * 60}
        aria-valuemax={hours.until * 60}
        aria-valuenow={at}
        aria-valuetext={toWallTime(at)}
        className="cal-edge noscript:hidden"
        data-edge={edge}
        style={{ ['--a' as string]: at / 60 - hours.from }}
        onPointerDown={(event) => {
          if (event.button !== 0 || busy) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragged(true)
        }}
        onPointerMove={drag}
        onPointerUp={finish}
        onPointerCancel={cancel}
        onKeyDown={moveByKey}
        onBlur={() => moved !== null && !isDragged && finish()}
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
