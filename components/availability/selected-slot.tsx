import type { SlotChoice } from '@/lib/availability/schema'

/** The chosen time, in the side column. */
export function SelectedSlot({ slot }: { slot: SlotChoice }) {
  return (
    <div className="mb-3 rounded-sm bg-accent-wash px-4 py-3.5">
      <p className="t-label">Selected slot</p>
      <p className="t-place">{slot.dateText}</p>
      <p>
        {slot.timeText}, {slot.weekday}
      </p>
      <p className="text-ink-2">{slot.photographerName}</p>
    </div>
  )
}
