import 'server-only'
import { createLink } from '@/lib/people/accounts/commands/create-link'
import { invitationDays } from '@/lib/people/accounts/limits'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { now } from '@/lib/platform/time/clock'

/**
 * Emails a client a single-use link to choose their first password, which replaces earlier ones. Returns the email's id in
 * the outbox.
 * @param byName the photographer who invites them; null when someone only asked for the link again
 */
export async function queueClientInvitation(
  tx: Transaction,
  user: { id: string; email: string; fullName: string },
  byName: string | null,
): Promise<string> {
  const { id: userId, email, fullName } = user
  await tx.accountToken.deleteMany({ where: { userId, purpose: 'INVITATION', usedAt: null } })
  const secret = await createLink(tx, { userId, purpose: 'INVITATION', hours: 24 * invitationDays })
  await tx.user.update({ where: { id: userId }, data: { invitedAt: now() }, select: { id: true } })
  const link = `${env().APP_URL}/auth/reset?${new URLSearchParams({ token: secret })}`
  return queueMail(tx, { to: email, userId, template: 'client-invited', props: { fullName, byName, link } })
}
