'use client'

import { usePathname } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { showResult } from '@/components/ui/show-result'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { toggleSlotAction } from '@/lib/calendar/availability/actions'
import type { ManagedSlot } from '@/lib/calendar/availability/schema/slots'
import { openTimeFailedText } from '@/lib/calendar/availability/words/open-time'
import { busyWithText } from '@/lib/calendar/availability/words/other-calendars'
import { formatDate, timeRange } from '@/lib/platform/time/calendar-date'
import { withOrigin } from '@/lib/platform/web/site-path'

type SlotRowProps = {
  slot: ManagedSlot
  /** Its day is blocked, so clients can't book it even if it is enabled. */
  isBlocked: boolean
  onRemove: () => void
}

/**
 * One slot with a badge that enables or disables it. A booked slot links to its booking, and its badge says whether it
 * becomes available again if the booking is cancelled or moved.
 */
export function SlotRow({ slot, isBlocked, onRemove }: SlotRowProps) {
  const path = usePathname()
  const timeText = timeRange(slot)
  const name = `${formatDate(slot.date)}, ${timeText}`
  const isBooked = slot.bookingId !== null
  const isClosedByCalendar = slot.busyWith !== null && !isBooked && !isBlocked
  return (
    <li className="flex min-h-11 items-center gap-3 py-0.5">
      <span className="min-w-0 flex-1">
        {timeText}
        {slot.heldUntil && <span className="t-label block">Held until {slot.heldUntil}</span>}
        {slot.busyWith && (
          <span className="t-label block wrap-break-word">{busyWithText(slot.busyWith)}</span>
        )}
      </span>
      {isBooked && (
        <TextLink
          href={withOrigin(`/booking/${slot.bookingId}`, path)}
          aria-label={`Booked: ${name}`}
          className="min-h-11 no-underline hover:underline md:min-h-8"
        >
          <Status value="confirmed" label="Booked" />
        </TextLink>
      )}
      {isBlocked && !isBooked && <Status value="closed" label="Blocked" />}
      {isClosedByCalendar && <Status value="closed" label="Closed" />}
      {!isBlocked && !isClosedByCalendar && <SlotToggle slot={slot} name={name} />}
      {!isBooked && (
        <IconButton
          size="sm"
          label={`Remove slot ${name}`}
          icon="x"
          onClick={onRemove}
          className="max-md:size-11"
        />
      )}
    </li>
  )
}

const labels = {
  free: { open: 'Available', closed: 'Disabled' },
  booked: { open: 'Reopens if canceled', closed: 'Stays closed' },
}

function SlotToggle({ slot, name }: { slot: ManagedSlot; name: string }) {
  const [isOpen, show] = useOptimistic(slot.isAvailable)
  const [busy, start] = useTransition()
  const label = labels[slot.bookingId ? 'booked' : 'free'][isOpen ? 'open' : 'closed']

  function toggle() {
    if (busy) return
    start(async () => {
      show(!isOpen)
      await showResult(toggleSlotAction({ slotId: slot.id, isAvailable: !isOpen }), {
        done: ({ isAvailable }) => (isAvailable ? 'Slot enabled' : 'Slot disabled'),
        failed: openTimeFailedText,
      })
    })
  }

  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={isOpen}
      aria-label={`${label}: ${name}`}
      className={mergeClasses(
        'inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge bg-raised px-2.5 text-xs font-[520] transition-[border-color,background] duration-(--duration-quick) hover:border-ink md:min-h-8',
        !isOpen && 'border-dashed bg-transparent text-ink-3',
        busy && 'opacity-60',
      )}
    >
      <Icon name={isOpen ? 'check' : 'minus'} size="sm" />
      {label}
    </button>
  )
}
