import 'server-only'
import { mayEnterDemo } from '@/lib/auth/demo-accounts'
import { db } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { queueMail } from '@/lib/platform/jobs/outbox'
import type { JobPayloads } from '@/lib/platform/jobs/queue'
import { Prisma } from '@/prisma/generated/client'
import { replaceResetLink } from './replace-reset-link'

/**
 * Emails a password reset link if the address has an account, and deletes earlier links. Idempotent: the link has the
 * request's id.
 */
export async function sendPasswordReset(payload: JobPayloads['send-password-reset']): Promise<void> {
  const { askId, email, next } = payload
  await db().$transaction(async (tx) => {
    const hasAddress = Prisma.sql`email = ${email}::citext AND is_demo IN (false, ${mayEnterDemo()})`
    const [userId] = await lockWhere(tx, 'users', hasAddress)
    if (!userId || (await tx.accountToken.count({ where: { id: askId } })) > 0) return
    const link = await replaceResetLink(tx, userId, { id: askId, next })
    const profile = await tx.profile.findUniqueOrThrow({
      where: { userId },
      select: { fullName: true, email: true },
    })
    await queueMail(tx, {
      to: profile.email,
      userId,
      template: 'reset-password',
      props: { fullName: profile.fullName, link },
    })
  })
}
