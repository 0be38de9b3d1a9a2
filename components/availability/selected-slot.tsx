import type { ReactNode } from 'react'
import type { SlotChoice } from '@/lib/availability/schema'

/** The chosen time, in the side column. */
export function SelectedSlot({ slot, hold }: { slot: SlotChoice; hold?: ReactNode }) {
  return (
    <div className="mb-3 rounded-sm bg-accent-wash px-4 py-3.5 max-lg:hidden">
      <p className="t-label">Selected slot</p>
      <p className="t-place">{slot.dateText}</p>
      <p>
        {slot.timeText}, {slot.weekday}
      </p>
      <p className="text-ink-2">{slot.photographerName}</p>
      {hold && <div className="mt-2">{hold}</div>}
    </div>
  )
}
