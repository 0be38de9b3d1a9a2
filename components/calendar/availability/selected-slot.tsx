import type { ReactNode } from 'react'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { formatDay } from '@/lib/platform/time/calendar-date'

type SelectedSlotProps = {
  slot: SlotChoice
  /** One more line about the time. */
  note?: string | null
  hold?: ReactNode
}

/** The chosen time, shown in the side column. */
export function SelectedSlot({ slot, note, hold }: SelectedSlotProps) {
  return (
    <div className="border-b pb-3 max-lg:hidden">
      <p className="sr-only">Selected slot</p>
      <p className="t-place">{`${slot.weekday}, ${formatDay(slot.date)}`}</p>
      <p className="text-ink-2">
        {slot.timeText} · {slot.photographerName}
      </p>
      {note && <p className="mt-1 font-strong">{note}</p>}
      {hold && <div className="mt-1.5">{hold}</div>}
    </div>
  )
}
