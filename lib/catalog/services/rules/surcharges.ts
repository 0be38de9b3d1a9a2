import { type CalendarDate, weekdayOf } from '@/lib/platform/time/calendar-date'

/** `automaticDays`: ISO weekdays, 1 for Monday. */
type Automatic = { id: string; automaticDays: readonly number[] }

/** Whether a service is added to orders by their day, and can't be chosen. */
export function isAutomatic({ automaticDays }: Pick<Automatic, 'automaticDays'>): boolean {
  return automaticDays.length > 0
}

/**
 * Returns the ids of an order on a day: what was chosen, and the catalog's surcharges of that day. The order may still drop
 * one that isn't offered with the others.
 * @param date null as long as no day is chosen
 */
export function withSurcharges(
  catalog: readonly Automatic[],
  chosenIds: Iterable<string>,
  date: CalendarDate | null,
): string[] {
  const automatic = catalog.filter(isAutomatic)
  const chosen = [...chosenIds].filter((id) => automatic.every((service) => service.id !== id))
  if (date === null) return chosen
  const weekday = weekdayOf(date)
  const due = automatic.filter(({ automaticDays }) => automaticDays.includes(weekday))
  return [...chosen, ...due.map(({ id }) => id)]
}
