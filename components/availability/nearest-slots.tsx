import { SlotChip } from '@/components/ui/slot-chip'
import type { SlotChoice } from '@/lib/availability/schema/slots'
import { noSlotsText } from '@/lib/availability/words'

type NearestSlotsProps = { slots: readonly SlotChoice[]; onChoose: (slot: SlotChoice) => void }

/** Offers the available times nearest to one that can't be booked anymore. */
export function NearestSlots({ slots, onChoose }: NearestSlotsProps) {
  if (slots.length === 0) return <p>{noSlotsText}</p>
  return (
    <>
      <p>Everything else you entered is still here. The nearest available times:</p>
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
