import 'server-only'
import { denialNote } from '@/lib/accounts/rules'
import type { Actor } from '@/lib/auth/actor'
import { tell } from '@/lib/notifications/tell'
import { db } from '@/lib/platform/db'
import { queueMail } from '@/lib/platform/outbox'
import { decideApproval } from './decide-approval'

/**
 * Turns a waiting account away, with the product's note, and tells them, in the portal and by mail.
 * @throws Refusal as decideApproval does.
 */
export async function denyPhotographer(actor: Actor, userId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { fullName, email } = await decideApproval(tx, actor, userId, {
      status: 'DENIED',
      note: denialNote,
      profile: { accountStatus: 'DENIED' },
    })
    await tell(tx, { userId, title: 'Account Denied', message: denialNote, type: 'ERROR' })
    await queueMail(tx, {
      to: email,
      userId,
      template: 'account-denied',
      props: { fullName, note: denialNote },
    })
  })
}
