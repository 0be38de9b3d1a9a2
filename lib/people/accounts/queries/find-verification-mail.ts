import 'server-only'
import { db } from '@/lib/platform/data/db'

/**
 * Returns the id in the outbox of the last email that could verify an account's address; null without one. Only for someone
 * who entered the account's password.
 */
export async function findVerificationMail(email: string): Promise<string | null> {
  const user = await db().user.findUnique({ where: { email }, select: { id: true } })
  if (!user) return null
  const mail = await db().outboxMessage.findFirst({
    where: { userId: user.id, kind: 'MAIL', topic: { in: ['verify-email', 'client-invited'] } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  })
  return mail?.id ?? null
}
