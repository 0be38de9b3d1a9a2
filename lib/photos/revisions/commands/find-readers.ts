import 'server-only'
import type { Side } from '@/lib/auth/rules/capabilities'
import {
  findResponsiblePhotographers,
  type ResponsiblePhotographer,
} from '@/lib/people/accounts/operations/find-responsible-photographers'
import type { RevisedDelivery } from '@/lib/photos/revisions/queries/select-delivery'
import type { Transaction } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'

/** Returns who reads the replies on one side: the client, or the photographers who are responsible for the booking. */
export async function findReaders(
  tx: Transaction,
  { client, photographer }: Pick<RevisedDelivery['booking'], 'client' | 'photographer'>,
  side: Side,
): Promise<ResponsiblePhotographer[]> {
  return side === 'CLIENT' ? [client] : findResponsiblePhotographers(tx, [photographer.id])
}

/** Returns the filter for a reader's unread notification of replies in a delivery. */
export function unreadReplies(userId: string, deliveryId: string): Prisma.NotificationWhereInput {
  return { userId, isRead: false, actionData: { path: ['replied_delivery_id'], equals: deliveryId } }
}
