import { SlotChip } from '@/components/ui/slot-chip'
import type { SlotChoice } from '@/lib/availability/schema'

export type SlotDay = { date: string; dateText: string; weekday: string; slots: SlotChoice[] }

type SlotCalendarProps = {
  days: readonly SlotDay[]
  selectedId: string | null
  onSelect: (slot: SlotChoice) => void
}

/** The open times of each day. */
export function SlotCalendar({ days, selectedId, onSelect }: SlotCalendarProps) {
  const slots = days.flatMap((day) => day.slots)
  const isShared = new Set(slots.map((slot) => slot.photographerId)).size > 1
  return (
    <ul className="border-t border-ink">
      {days.map((day) => (
        <li key={day.date} className="grid gap-3 border-b py-5 md:grid-cols-[11rem_1fr] md:gap-6">
          <div>
            <h2 className="t-place">{day.dateText}</h2>
            <p className="text-ink-3">{day.weekday}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {day.slots.map((slot) => (
              <SlotChip key={slot.id} selected={slot.id === selectedId} onClick={() => onSelect(slot)}>
                <span className="sr-only">{slot.dateText}, </span>
                {slot.timeText}
                {isShared && (
                  <span className="font-normal opacity-75">{firstName(slot.photographerName)}</span>
                )}
              </SlotChip>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function firstName(fullName: string): string {
  return fullName.split(' ')[0] ?? fullName
}
