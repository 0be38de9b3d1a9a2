import 'server-only'
import type { OpenMatters } from '@/lib/accounts/schema'
import { openShoots } from '@/lib/bookings/policy'
import { openPayments } from '@/lib/invoices/policy'
import type { Transaction } from '@/lib/platform/db'

/** Counts what must be finished before a client's account can be deleted. */
export async function countOpenMatters(client: Transaction, profileId: string): Promise<OpenMatters> {
  return {
    openBookings: await client.booking.count({ where: { AND: [{ clientId: profileId }, openShoots] } }),
    openPayments: await client.invoice.count({ where: { AND: [{ clientId: profileId }, openPayments] } }),
  }
}
