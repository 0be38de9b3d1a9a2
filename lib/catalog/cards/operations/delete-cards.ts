import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Deletes a person's stored cards. Bookings that were made with one stay, without it. */
export async function deleteCards(tx: Transaction, profileId: string): Promise<void> {
  await tx.storedCard.deleteMany({ where: { profileId } })
}
