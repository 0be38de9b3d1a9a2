import { turnaroundSample } from '@/lib/booking/bookings/limits'
import type { Turnaround } from '@/lib/booking/bookings/schema/bookings'

/**
 * Returns the turnaround to count on: the promised one, or the median of recent shoots if that is longer and there are
 * enough of them. All in hours after the shoot.
 */
export function chooseTurnaround(promised: number, recent: readonly number[]): Turnaround {
  const usual = recent.length < turnaroundSample.min ? 0 : Math.ceil(median(recent))
  return usual > promised ? { hours: usual, isPromised: false } : { hours: promised, isPromised: true }
}

/** Returns the middle value; of an even number the higher of the two, so that at least half took no longer. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/**
 * Returns the turnaround of an order: that of its slowest service, where those without their own take the studio's. An add-on
 * with a turnaround, such as a rush, shortens it.
 */
export function turnaroundOf(
  services: readonly { turnaroundHours: number | null; isAddOn: boolean }[],
  studio: Turnaround,
): Turnaround {
  const own = services
    .filter(({ isAddOn }) => !isAddOn)
    .map(({ turnaroundHours: hours }) => (hours ? { hours, isPromised: true } : studio))
  const slowest = own.reduce((slow, one) => (one.hours > slow.hours ? one : slow), own[0] ?? studio)
  const rushes = services.flatMap(({ isAddOn, turnaroundHours: hours }) => (isAddOn && hours ? [hours] : []))
  const rush = Math.min(...rushes)
  return rush < slowest.hours ? { hours: rush, isPromised: true } : slowest
}
