import type { ReactNode } from 'react'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { visitTakes } from '@/lib/calendar/availability/words/lengths'

type SelectedSlotProps = {
  slot: SlotChoice
  /** The length of the visit. */
  minutes: number
  /** One more line about the time. */
  note?: string | null
  hold?: ReactNode
}

/** The chosen time, shown in the side column. */
export function SelectedSlot({ slot, minutes, note, hold }: SelectedSlotProps) {
  return (
    <div className="mb-3 rounded-sm bg-accent-wash px-4 py-3.5 max-lg:hidden">
      <p className="t-label">Selected slot</p>
      <p className="t-place">{slot.dateText}</p>
      <p>
        {slot.timeText}, {slot.weekday}
      </p>
      <p className="text-ink-2">{slot.photographerName}</p>
      {minutes > 0 && <p className="text-ink-2">{visitTakes(minutes)}</p>}
      {note && <p className="mt-1 font-strong">{note}</p>}
      {hold && <div className="mt-2">{hold}</div>}
    </div>
  )
}
