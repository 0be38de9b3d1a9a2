import 'server-only'
import { teamAccounts } from '@/lib/auth/is-factor-required'
import { withoutFactor } from '@/lib/people/second-factor/policy'
import { requirementNotification } from '@/lib/people/second-factor/words/requirement'
import { type CalendarDate, formatDate } from '@/lib/platform/calendar-date'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { queueMail } from '@/lib/platform/outbox'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'

/** A bound that no studio reaches. */
const maxPeople = 200

/**
 * Notifies everyone on the team without a second factor that it's required, by email too. If it is already, their open pages
 * reload, and lead them to set one up.
 * @param from null for at once
 */
export async function notifyAffected(tx: Transaction, from: CalendarDate | null): Promise<void> {
  const affected = await tx.profile.findMany({
    where: { ...teamAccounts, user: withoutFactor },
    select: { userId: true, fullName: true, email: true },
    orderBy: { id: 'asc' },
    take: maxPeople,
  })
  const date = from && formatDate(from)
  for (const { userId, fullName, email } of affected) {
    await notify(tx, { userId, ...requirementNotification(date), type: 'WARNING' })
    await queueMail(tx, {
      to: email,
      userId,
      template: 'factor-required',
      props: { fullName, from: date, link: `${env().APP_URL}/profile/security` },
    })
  }
  if (from === null) await pushToUsers(tx, affected, 'account-closed', {})
}
