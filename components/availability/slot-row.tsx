'use client'

import { Check, Minus, X } from 'lucide-react'
import { useOptimistic, useTransition } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { toggleSlotAction } from '@/lib/availability/actions'
import { timeRange } from '@/lib/availability/rules'
import type { OwnSlot } from '@/lib/availability/schema'
import { formatDate } from '@/lib/platform/calendar-date'

/** One slot with its badge: a press opens or closes it. A booked one leads to its booking instead. */
export function SlotRow({ slot, onRemove }: { slot: OwnSlot; onRemove: () => void }) {
  const [isOpen, show] = useOptimistic(slot.isAvailable)
  const [busy, start] = useTransition()
  const timeText = timeRange(slot)
  const name = `${formatDate(slot.date)}, ${timeText}`

  function toggle() {
    if (busy) return
    start(async () => {
      show(!isOpen)
      const result = await toggleSlotAction({ slotId: slot.id, isAvailable: !isOpen }).catch(() => null)
      if (result?.ok) toast.success(result.data.isAvailable ? 'Slot enabled' : 'Slot disabled')
      else toast.error('Error', explainFailure(result, 'Failed to update availability'))
    })
  }

  const Sign = isOpen ? Check : Minus
  return (
    <li className={mergeClasses('flex min-h-11 items-center gap-3 py-0.5', busy && 'opacity-60')}>
      <span className="flex-1">
        {timeText}
        {slot.heldUntil && <span className="t-label block">Held until {slot.heldUntil}</span>}
      </span>
      {slot.bookingId ? (
        <TextLink
          href={`/booking/${slot.bookingId}`}
          aria-label={`Booked: ${name}`}
          className="min-h-11 no-underline hover:underline md:min-h-8"
        >
          <Status value="confirmed" label="Booked" />
        </TextLink>
      ) : (
        <>
          <button
            type="button"
            onClick={toggle}
            aria-pressed={isOpen}
            aria-label={`${isOpen ? 'Available' : 'Disabled'}: ${name}`}
            className={mergeClasses(
              'inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge bg-raised px-2.5 text-xs font-[520] transition-[border-color,background] duration-(--duration-quick) hover:border-ink md:min-h-8',
              !isOpen && 'border-dashed bg-transparent text-ink-3',
            )}
          >
            <Sign className="icon-sm" aria-hidden="true" />
            {isOpen ? 'Available' : 'Disabled'}
          </button>
          <IconButton
            size="sm"
            label={`Remove slot ${name}`}
            icon={<X className="icon-sm" aria-hidden="true" />}
            onClick={onRemove}
            className="max-md:size-11"
          />
        </>
      )}
    </li>
  )
}
