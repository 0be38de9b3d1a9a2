'use client'

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { ShownHours } from '@/lib/calendar/availability/rules/week-layout'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { BookableTime } from '@/lib/calendar/availability/schema/week'
import { formatDay, formatWeekday, timeRange } from '@/lib/platform/time/calendar-date'
import {
  clockTimes,
  type DrawnTime,
  drawAt,
  drawBetween,
  keyMinutes,
  moveDrawn,
  stretchDrawn,
} from './drawn-time'
import { TimePanel } from './time-panel'

type TimeDrawingProps = {
  colleague: Calendar | null
  hours: ShownHours
  /** The times that are open. */
  openTimes: readonly SlotTime[]
  /** Those of them that aren't taken, in order of time. */
  freeTimes: readonly BookableTime[]
  /** The calendar's grid. */
  children: ReactNode
}

type Drawing = {
  time: DrawnTime
  column: HTMLElement
  /** `chosen` shows what can be done with the time. */
  stage: 'pointer' | 'keys' | 'chosen'
}

/** Where keys start. */
const firstKeyMinute = 9 * 60
const drawable = '[data-drawable]'

/** Lets people draw a time in a day of the calendar, by pointer or arrow keys, to open or close it. */
export function TimeDrawing({ colleague, hours, openTimes, freeTimes, children }: TimeDrawingProps) {
  const grid = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  /** Where the pointer went down, in minutes; null while none draws. */
  const anchor = useRef<number | null>(null)

  // Days have no place for the focus before this code is there to respond to keys.
  useEffect(() => {
    for (const column of grid.current?.querySelectorAll<HTMLElement>(drawable) ?? []) {
      column.tabIndex = 0
      column.setAttribute('role', 'group')
      column.setAttribute('aria-labelledby', column.dataset.heading ?? '')
      column.setAttribute('aria-describedby', hintId)
    }
  })

  const isChosen = drawing?.stage === 'chosen'
  useEffect(() => {
    if (!isChosen) return
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !grid.current?.contains(target)) setDrawing(null)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isChosen])

  function minutesAt(column: HTMLElement, clientY: number): number {
    const { top, height } = column.getBoundingClientRect()
    return hours.from * 60 + ((clientY - top) / height) * (hours.until - hours.from) * 60
  }

  function draw(column: HTMLElement, time: DrawnTime, stage: Drawing['stage']) {
    setDrawing({ column, time, stage })
  }

  function startDrawing(event: PointerEvent) {
    if (isInPanel(event.target)) return
    setDrawing(null)
    const column = columnAt(event.target)
    if (!column || event.pointerType === 'touch' || event.button !== 0) return
    const at = minutesAt(column, event.clientY)
    anchor.current = at
    column.setPointerCapture(event.pointerId)
    draw(column, drawBetween(column.dataset.day ?? '', at, at, hours), 'pointer')
  }

  function continueDrawing(event: PointerEvent) {
    if (anchor.current === null || !drawing) return
    const { column, time } = drawing
    draw(column, drawBetween(time.date, anchor.current, minutesAt(column, event.clientY), hours), 'pointer')
  }

  function finishDrawing(event: PointerEvent) {
    const at = anchor.current
    anchor.current = null
    if (at === null || !drawing) return
    const { column, time } = drawing
    const isClick = Math.abs(minutesAt(column, event.clientY) - at) < 8
    draw(column, isClick ? drawAt(time.date, at, hours) : time, 'chosen')
  }

  /** On a touch screen, a drag scrolls. */
  function drawByTap(event: MouseEvent) {
    const column = columnAt(event.target)
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
    if (!column || !isTouch) return
    draw(column, drawAt(column.dataset.day ?? '', minutesAt(column, event.clientY), hours), 'chosen')
  }

  function drawByKeys(event: KeyboardEvent) {
    if (event.key === 'Escape' && drawing) {
      event.preventDefault()
      return finish()
    }
    const column = event.target instanceof HTMLElement && event.target.matches(drawable) ? event.target : null
    if (!column) return
    const own = drawing?.column === column ? drawing.time : null
    const time = own ?? drawAt(column.dataset.day ?? '', firstKeyMinute, hours)
    const next = nextByKey(event, own, time, hours)
    if (next) draw(column, next, 'keys')
    else if (event.key === 'Enter' && own) draw(column, own, 'chosen')
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') enterDay(column, event.key, time)
    else return
    event.preventDefault()
  }

  function enterDay(column: HTMLElement, key: string, time: DrawnTime) {
    const all = [...(grid.current?.querySelectorAll<HTMLElement>(drawable) ?? [])]
    const other = all[all.indexOf(column) + (key === 'ArrowLeft' ? -1 : 1)]
    if (!other) return
    other.focus()
    draw(other, { ...time, date: other.dataset.day ?? '' }, 'keys')
  }

  function finish() {
    drawing?.column.focus()
    setDrawing(null)
  }

  const style = drawing && {
    ['--a' as string]: drawing.time.start / 60 - hours.from,
    ['--d' as string]: (drawing.time.end - drawing.time.start) / 60,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles what bubbles up from the days, which get the focus
    <div
      ref={grid}
      onPointerDown={startDrawing}
      onPointerMove={continueDrawing}
      onPointerUp={finishDrawing}
      onPointerCancel={() => {
        anchor.current = null
      }}
      onClick={drawByTap}
      onKeyDown={drawByKeys}
    >
      {children}
      <p id={hintId} className="t-label mt-3 max-md:hidden">
        Drag over a day to open or close time, or use the arrow keys in it: Shift makes the time longer or
        shorter, and Enter chooses it.
      </p>
      <p role="status" className="sr-only">
        {drawing?.stage === 'keys' && describe(drawing.time)}
      </p>
      {drawing &&
        style &&
        createPortal(
          <>
            <div className="cal-at cal-drawn" style={style} aria-hidden="true">
              {timeRange(clockTimes(drawing.time))}
            </div>
            {drawing.stage === 'chosen' && (
              <TimePanel
                key={describe(drawing.time)}
                time={drawing.time}
                label={describe(drawing.time)}
                colleague={colleague}
                openTimes={openTimes}
                freeTimes={freeTimes}
                style={style}
                side={sideOf(drawing.column)}
                onFinish={finish}
              />
            )}
          </>,
          drawing.column,
        )}
    </div>
  )
}

function nextByKey(
  { key, shiftKey }: KeyboardEvent,
  own: DrawnTime | null,
  time: DrawnTime,
  hours: ShownHours,
): DrawnTime | null {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  if (!own) return time
  const minutes = key === 'ArrowUp' ? -keyMinutes : keyMinutes
  return shiftKey ? stretchDrawn(time, minutes, hours) : moveDrawn(time, minutes, hours)
}

/** Returns the day in which a press draws: not on a booking or a button. */
function columnAt(target: EventTarget): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('a, button') || isInPanel(target)) return null
  return target.closest<HTMLElement>(drawable)
}

function isInPanel(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-time-panel]') !== null
}

/** `Friday, June 12, 09:00 – 12:30` */
function describe(time: DrawnTime): string {
  return `${formatWeekday(time.date)}, ${formatDay(time.date)}, ${timeRange(clockTimes(time))}`
}

/** Returns on which side of a day there is room for the panel. */
function sideOf(column: HTMLElement): 'left' | 'right' | 'inside' {
  const { left, width } = column.getBoundingClientRect()
  if (width > window.innerWidth / 3) return 'inside'
  return left > window.innerWidth * 0.55 ? 'left' : 'right'
}
