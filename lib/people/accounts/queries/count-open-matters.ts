import 'server-only'
import { openPayments, openShoots } from '@/lib/people/accounts/policy'
import type { OpenMatters } from '@/lib/people/accounts/schema/administration'
import type { Transaction } from '@/lib/platform/data/db'

/** Counts what must be finished before a client's account can be deleted. */
export async function countOpenMatters(client: Transaction, profileId: string): Promise<OpenMatters> {
  return {
    openBookings: await client.booking.count({ where: { AND: [{ clientId: profileId }, openShoots] } }),
    openPayments: await client.invoice.count({ where: { AND: [{ clientId: profileId }, openPayments] } }),
  }
}
