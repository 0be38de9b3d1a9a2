import 'server-only'
import type { SecurityChange } from '@/lib/people/second-factor/words/changes'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { formatInstant, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Audits a change to an account's factors and emails the account's owner.
 * @param detail shown in the email only
 * @param by who made the change, unless its owner did
 */
export async function announceChange(
  tx: Transaction,
  userId: string,
  change: SecurityChange,
  detail: string | null = null,
  by?: { profileId: string | null },
): Promise<void> {
  const { id, email, fullName } = await tx.profile.findUniqueOrThrow({
    where: { userId },
    select: { id: true, email: true, fullName: true },
  })
  await recordAudit(tx, by ?? { profileId: id }, change, userId)
  const { timeZone } = await getStudio()
  await queueMail(tx, {
    to: email,
    userId,
    template: 'security-changed',
    props: {
      fullName,
      change,
      detail,
      changedAt: formatInstant(now(), timeZone),
      link: `${env().APP_URL}/profile/security`,
    },
  })
}
