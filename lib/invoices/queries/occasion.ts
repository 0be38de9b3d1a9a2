import { isForLateFee } from '@/lib/invoices/rules'
import { dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'

type Occasion = Parameters<typeof isForLateFee>[0] & { booking: { shootDate: Date } }

/** Describes what an invoice is for: `Shot June 12, 2026`, or the late fee for that day's shoot. */
export function occasionOf(invoice: Occasion): string {
  const day = formatDate(dateFromDatabase(invoice.booking.shootDate))
  return `${isForLateFee(invoice) ? 'Late cancellation fee,' : 'Shot'} ${day}`
}
