import { useId } from 'react'
import { SlotChip } from '@/components/ui/slot-chip'
import type { ShortDrive, SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { shortDriveInWords } from '@/lib/calendar/availability/words/times'

type ShortDrivesProps = {
  /** Best first. */
  times: readonly { slot: SlotChoice; detour: ShortDrive }[]
  selectedId: string | null
  onSelect: (slot: SlotChoice) => void
}

/** For clients who are flexible: the times that add the least driving to a photographer's day, with the reason. */
export function ShortDrives({ times, selectedId, onSelect }: ShortDrivesProps) {
  const id = useId()
  if (times.length === 0) return null
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="font-strong">
        Times with the least driving
      </h3>
      <ul className="@container mt-3 grid">
        {times.map(({ slot, detour }) => (
          <li
            key={slot.id}
            className="grid items-center gap-x-4 gap-y-1 border-t py-3 @md:grid-cols-[auto_minmax(0,1fr)]"
          >
            <SlotChip
              selected={slot.id === selectedId}
              aria-describedby={`${id}-${slot.id}`}
              className="justify-self-start"
              onClick={() => onSelect(slot)}
            >
              {slot.weekday}, {slot.dateText}, {slot.timeText}
            </SlotChip>
            <p id={`${id}-${slot.id}`} className="text-ink-2">
              {slot.photographerName}: {shortDriveInWords(detour)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
