import type { BookingPayment } from '@/lib/bookings/schema'

/**
 * `Sam Rivera paid $498.00 by card ending 4242 on June 12, 2026 (NL-2026-0001).`
 * @param who `You` or a name
 */
export function describePayment(who: string, { amount, method, paidOn, number }: BookingPayment): string {
  return `${who} paid ${amount} by ${method}${paidOn ? ` on ${paidOn}` : ''} (${number}).`
}
