import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { accountNotifications } from '@/lib/people/accounts/words/approval'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { decideApproval } from './decide-approval'

/**
 * Activates a pending or denied photographer account and notifies its owner, by email too.
 * @throws AppError as decideApproval does.
 */
export async function approvePhotographer(
  actor: Actor,
  userId: string,
  { afterDenial = false }: { afterDenial?: boolean } = {},
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { fullName, email } = await decideApproval(tx, actor, userId, {
      from: afterDenial ? 'DENIED' : 'PENDING_APPROVAL',
      status: 'APPROVED',
      note: null,
      profile: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' },
    })
    await notify(tx, {
      userId,
      ...accountNotifications.approved,
      type: 'SUCCESS',
    })
    await queueMail(tx, {
      to: email,
      userId,
      template: 'account-approved',
      props: { fullName, link: `${env().APP_URL}/auth?decision=approved` },
    })
  })
}
