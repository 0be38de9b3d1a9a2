'use client'

import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import { SlotChip } from '@/components/ui/slot-chip'
import type { SlotChoice } from '@/lib/availability/schema'

type NearestSlotsProps = {
  /** Null while they are looked up. */
  slots: readonly SlotChoice[] | null
  onChoose: (slot: SlotChoice) => void
}

/** Says that somebody was faster, and offers the times nearest to the lost one. */
export function NearestSlots({ slots, onChoose }: NearestSlotsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box} className="mb-8 max-w-152">
      <Notice tone="wait" title="That time was just taken" announce>
        {slots?.length === 0 && <p>No available time slots at the moment. Please check back later.</p>}
        {slots && slots.length > 0 && (
          <>
            <p>Nothing you typed is lost. These times are nearest:</p>
            <div className="mt-3 flex flex-wrap gap-2 text-ink">
              {slots.map((slot) => (
                <SlotChip key={slot.id} onClick={() => onChoose(slot)}>
                  {slot.dateText}, {slot.timeText}
                </SlotChip>
              ))}
            </div>
          </>
        )}
      </Notice>
    </div>
  )
}
