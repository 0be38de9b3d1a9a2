import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

type About = { userId: string; bookingIds: readonly string[]; subjectIds: readonly string[] }

/**
 * Deletes a person's notifications and email preferences, and the notifications of others about them.
 * @param about the person's bookings; `subjectIds` are their conversations, invoices, quote requests and own request
 */
export async function deleteNotifications(
  tx: Transaction,
  { userId, bookingIds, subjectIds }: About,
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM notifications
    WHERE user_id = ${userId}::uuid OR booking_id = ANY(${[...bookingIds]}::uuid[])
      OR action_data->>'user_id' = ${userId}
      OR action_data->>'conversation_id' = ANY(${[...subjectIds]})
      OR action_data->>'invoice_id' = ANY(${[...subjectIds]})
      OR action_data->>'quote_id' = ANY(${[...subjectIds]})
      OR action_data->>'deletion_id' = ANY(${[...subjectIds]})`
  await tx.notificationPreference.deleteMany({ where: { userId } })
}
