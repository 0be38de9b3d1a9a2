import 'server-only'
import { findOwner } from '@/lib/people/accounts/operations/find-owner'
import type { Transaction } from '@/lib/platform/data/db'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'

/** A bound that no brokerage reaches. */
const maxAdmins = 50

/** Queues a live event for the owner, coordinators, and the brokerage's admins, so that open pages show the change. */
export async function pushStatementChange(
  tx: Transaction,
  { id, brokerageId }: { id: string; brokerageId: string },
): Promise<void> {
  const [owner, admins] = [
    await findOwner(tx),
    await tx.brokerageMember.findMany({
      where: { brokerageId, role: 'ADMIN' },
      select: { client: { select: { userId: true } } },
      take: maxAdmins,
    }),
  ]
  const people = [...(owner ? [owner] : []), ...admins.map(({ client }) => client)]
  await pushEvent(tx, people, 'payment', { statementId: id })
}
