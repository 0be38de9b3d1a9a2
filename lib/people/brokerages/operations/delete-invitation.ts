import 'server-only'
import { offerGoneText } from '@/lib/people/brokerages/words'
import type { Transaction } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { markActionNotificationsRead } from '@/lib/studio/notifications/operations/mark-action-notifications-read'
import type { Prisma } from '@/prisma/generated/client'

type Invitation = { brokerageId: string; email: string }

/**
 * Deletes an invitation that is declined or revoked, and marks its notification as read. Returns it.
 * @throws NotFoundError if there is none, such as after it was accepted
 */
export async function deleteInvitation(
  tx: Transaction,
  where: Prisma.BrokerageInvitationWhereInput,
): Promise<Invitation> {
  const invitation = await tx.brokerageInvitation.findFirst({
    where,
    select: { brokerageId: true, email: true },
  })
  const { count } = await tx.brokerageInvitation.deleteMany({ where })
  if (!invitation || count === 0) throw new NotFoundError(offerGoneText)
  await markInvitationRead(tx, invitation)
  return invitation
}

/** Marks the notification of an invitation that was accepted, declined, or revoked as read. */
export async function markInvitationRead(tx: Transaction, { brokerageId, email }: Invitation): Promise<void> {
  await markActionNotificationsRead(tx, { action: null, invitingBrokerageId: brokerageId, email })
}
