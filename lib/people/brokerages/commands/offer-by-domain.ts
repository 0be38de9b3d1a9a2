import 'server-only'
import { domainOf } from '@/lib/people/brokerages/rules/domains'
import { brokerageNotifications } from '@/lib/people/brokerages/words'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { notify } from '@/lib/studio/notifications/operations/notify'

/**
 * Notifies a client whose email address was just verified that they may join the brokerage of its domain, if there is one.
 * Idempotent. Locks the user.
 */
export async function offerByDomain(userId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'users', userId, 'NO KEY UPDATE')
    const client = await tx.profile.findFirst({
      where: {
        userId,
        role: 'CLIENT',
        accountStatus: 'ACTIVE',
        user: { emailVerifiedAt: { not: null } },
        brokerageMember: null,
      },
      select: { email: true },
    })
    const domain =
      client &&
      (await tx.brokerageDomain.findUnique({
        where: { domain: domainOf(client.email) },
        select: { brokerage: { select: { id: true, name: true } } },
      }))
    if (!domain) return
    const { id, name } = domain.brokerage
    const ofBrokerage = { userId, actionData: { path: ['brokerage_id'], equals: id } }
    if ((await tx.notification.count({ where: ofBrokerage })) > 0) return
    await notify(tx, {
      userId,
      ...brokerageNotifications.offered(name),
      type: 'INFO',
      details: { brokerage_id: id },
    })
  })
}
