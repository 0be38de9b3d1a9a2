'use client'

import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { showResult } from '@/components/ui/show-result'
import { removeSlotAction } from '@/lib/availability/actions'
import type { OwnSlot } from '@/lib/availability/schema/slots'
import { formatDate, timeRange } from '@/lib/platform/calendar-date'

/** Confirms that a slot is removed, with a warning if a client is booking it right now. Closed while `slot` is null. */
export function RemoveSlotDialog({ slot, onClose }: { slot: OwnSlot | null; onClose: () => void }) {
  async function remove() {
    if (!slot) return
    await showResult(removeSlotAction({ slotId: slot.id }), {
      done: 'Availability slot removed',
      failed: 'Failed to remove availability slot',
    })
    onClose()
  }
  return (
    <ConfirmDialog
      open={slot !== null}
      onClose={onClose}
      title="Remove this slot?"
      description={slot && `${formatDate(slot.date)}, ${timeRange(slot)}. Clients won't be able to book it.`}
      cancelLabel="Keep slot"
      confirmLabel="Remove slot"
      busyText="Removing slot"
      onConfirm={remove}
    >
      {slot?.heldUntil && (
        <Notice tone="wait">
          A client is booking this time right now. It's held for them until {slot.heldUntil}.
        </Notice>
      )}
    </ConfirmDialog>
  )
}
