import 'server-only'
import { hashUnknownPassword } from '@/lib/auth/password'
import { resetHours } from '@/lib/people/accounts/limits'
import { expiredLinkText } from '@/lib/people/accounts/words/links'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { formatInstant, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createLink } from './create-link'
import { lockByLink } from './lock-by-link'
import { writeEmail } from './write-email'
import { replacePassword } from './write-password'

/**
 * Restores an account's old email address with the link sent there: whoever changed it knew the password, so that stops
 * working, and all sessions end. Second factors stay. Later changes are undone with it. Emails both addresses.
 * @returns the secret of a link that sets a new password
 * @throws AppError `conflict` for an unknown, expired, or used link
 */
export async function undoEmailChange(secret: string): Promise<string> {
  const [passwordHash, { timeZone }] = await Promise.all([hashUnknownPassword(), getStudio()])
  return db().$transaction(async (tx) => {
    await lockByLink(tx, secret)
    const found = await tx.emailChange.findFirst({
      where: { undoHash: hashSecret(secret), undoneAt: null, undoUntil: { gt: now() } },
      select: { userId: true, oldEmail: true, createdAt: true, user: { select: { email: true } } },
    })
    if (!found) throw new AppError('conflict', expiredLinkText)
    const { userId, oldEmail, createdAt, user } = found
    await tx.emailChange.deleteMany({ where: { userId, confirmedAt: null } })
    await tx.emailChange.updateMany({
      where: { userId, createdAt: { gte: createdAt }, undoneAt: null },
      data: { undoneAt: now() },
    })
    const { profileId, fullName } = await writeEmail(tx, userId, oldEmail)
    await replacePassword(tx, userId, passwordHash)
    await recordAudit(tx, { profileId }, 'email.change-undone', userId)
    await announce(tx, [oldEmail, user.email], { userId, fullName, timeZone })
    return createLink(tx, { userId, purpose: 'RESET_PASSWORD', hours: resetHours })
  })
}

async function announce(
  tx: Transaction,
  addresses: string[],
  { userId, fullName, timeZone }: { userId: string; fullName: string; timeZone: string },
): Promise<void> {
  const props = { fullName, undoneAt: formatInstant(now(), timeZone) }
  for (const to of addresses) await queueMail(tx, { to, userId, template: 'email-change-undone', props })
}
