import { HoldClock } from '@/components/calendar/availability/hold-clock'
import { describeGoLive } from '@/lib/booking/bookings/words/go-live'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import type { ChosenTime } from './use-chosen-time'

/** How long the chosen time is still held. Renders nothing without a hold. */
export function HoldCountdown({ time: { heldUntil }, brief }: { time: ChosenTime; brief?: boolean }) {
  return heldUntil === null ? null : <HoldClock until={heldUntil} brief={brief} />
}

/** The chosen time and its hold in one line, for the bottom bar of a narrow screen. */
export function ChosenTimeSummary({ time, slot }: { time: ChosenTime; slot: SlotChoice }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="font-medium">
        {slot.dateText}, {slot.timeText}
        {time.slotGoLive && (
          <span className="block font-normal text-ink-2">{describeGoLive(time.slotGoLive)}</span>
        )}
      </p>
      <HoldCountdown time={time} brief />
    </div>
  )
}
