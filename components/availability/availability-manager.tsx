import { AddSlotForm } from '@/components/availability/add-slot-form'
import { SlotRow } from '@/components/availability/slot-row'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { timeRange } from '@/lib/availability/rules'
import type { OwnSlot } from '@/lib/availability/schema'
import { formatDate } from '@/lib/platform/clock'

/** A photographer's own times: add, open, close, remove. */
export function AvailabilityManager({ slots, today }: { slots: readonly OwnSlot[]; today: string }) {
  return (
    <section aria-labelledby="availability">
      <SectionHead id="availability" title="Availability" />
      <AddSlotForm today={today} />
      {slots.length > 0 ? (
        <>
          <Rows className="border-t lg:max-h-160 lg:overflow-y-auto lg:overscroll-contain lg:pr-2">
            {slots.map((slot) => (
              <SlotRow
                key={slot.id}
                slotId={slot.id}
                dateText={formatDate(slot.date)}
                timeText={timeRange(slot)}
                isAvailable={slot.isAvailable}
                bookingId={slot.bookingId}
              />
            ))}
          </Rows>
          <p className="t-label pt-3">Click a badge to open or close a slot.</p>
        </>
      ) : (
        <p className="border-t py-4 text-ink-2">No slots yet. Clients can book the times you add here.</p>
      )}
    </section>
  )
}
