'use client'

import { Check, Minus, X } from 'lucide-react'
import { useOptimistic, useTransition } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { removeSlot, toggleSlot } from '@/lib/availability/actions'

type SlotRowProps = {
  slotId: string
  dateText: string
  timeText: string
  isAvailable: boolean
  /** The booking that has it, if one does: then it is neither switched nor removed here. */
  bookingId: string | null
}

/** One slot with its badge: a press opens or closes it. */
export function SlotRow({ slotId, dateText, timeText, isAvailable, bookingId }: SlotRowProps) {
  const [shown, show] = useOptimistic(isAvailable)
  const [busy, start] = useTransition()

  function toggle() {
    if (busy) return
    start(async () => {
      show(!shown)
      const result = await toggleSlot({ slotId, isAvailable: !shown }).catch(() => null)
      if (result?.ok) toast.success(result.data.isAvailable ? 'Slot enabled' : 'Slot disabled')
      else
        toast.error('Error', result?.code === 'conflict' ? result.message : 'Failed to update availability')
    })
  }

  function remove() {
    if (busy) return
    start(async () => {
      const result = await removeSlot({ slotId }).catch(() => null)
      if (result?.ok) toast.success('Availability slot removed')
      else
        toast.error(
          'Error',
          result?.code === 'conflict' ? result.message : 'Failed to remove availability slot',
        )
    })
  }

  const Sign = shown ? Check : Minus
  return (
    <li className={mergeClasses('flex min-h-14 items-center gap-3 py-2', busy && 'opacity-60')}>
      <span className="flex-1">
        {dateText}
        <br />
        <span className="text-ink-2">{timeText}</span>
      </span>
      {bookingId ? (
        <TextLink href={`/booking/${bookingId}`} className="no-underline hover:underline">
          <Status value="confirmed" label="Booked" />
        </TextLink>
      ) : (
        <>
          <button
            type="button"
            onClick={toggle}
            aria-pressed={shown}
            aria-label={`${shown ? 'Available' : 'Disabled'}: ${dateText}, ${timeText}`}
            className={mergeClasses(
              'inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge bg-raised px-2.5 text-xs font-[520] transition-[border-color,background] duration-(--duration-quick) hover:border-ink md:min-h-8',
              !shown && 'border-dashed bg-transparent text-ink-3',
            )}
          >
            <Sign className="icon-sm" aria-hidden="true" />
            {shown ? 'Available' : 'Disabled'}
          </button>
          <IconButton
            size="sm"
            label={`Remove slot ${dateText} ${timeText}`}
            icon={<X className="icon-sm" aria-hidden="true" />}
            onClick={remove}
            className="max-md:size-11"
          />
        </>
      )}
    </li>
  )
}
