import { SlotChip } from '@/components/ui/slot-chip'
import type { SlotChoice } from '@/lib/availability/schema'

type NearestSlotsProps = { slots: readonly SlotChoice[]; onChoose: (slot: SlotChoice) => void }

/** The times nearest to one that is lost. */
export function NearestSlots({ slots, onChoose }: NearestSlotsProps) {
  if (slots.length === 0) return <p>No available time slots at the moment. Please check back later.</p>
  return (
    <>
      <p>Nothing else you chose is lost. These times are nearest:</p>
      <div className="mt-3 flex flex-wrap gap-2 text-ink">
        {slots.map((slot) => (
          <SlotChip key={slot.id} onClick={() => onChoose(slot)}>
            {slot.dateText}, {slot.timeText}
          </SlotChip>
        ))}
      </div>
    </>
  )
}
