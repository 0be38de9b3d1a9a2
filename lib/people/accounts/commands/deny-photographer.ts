import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { accountNotifications } from '@/lib/people/accounts/words/approval'
import { db } from '@/lib/platform/data/db'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { decideApproval } from './decide-approval'

/**
 * Denies a pending photographer account and notifies its owner of the reason, by email too.
 * @throws AppError as decideApproval does.
 */
export async function denyPhotographer(actor: Actor, userId: string, note: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { fullName, email } = await decideApproval(tx, actor, userId, {
      from: 'PENDING_APPROVAL',
      status: 'DENIED',
      note,
      profile: { accountStatus: 'DENIED' },
    })
    await notify(tx, { userId, ...accountNotifications.denied(note), type: 'ERROR' })
    await queueMail(tx, { to: email, userId, template: 'account-denied', props: { fullName, note } })
  })
}
