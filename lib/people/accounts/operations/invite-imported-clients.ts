import 'server-only'
import { db } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { Prisma } from '@/prisma/generated/client'
import { queueClientInvitation } from './queue-client-invitation'

/** Invitations in one transaction. */
const batchSize = 50

/**
 * Invites the clients of an import who weren't invited yet and haven't signed up, a batch at a time: what was sent when the
 * process ends stays sent, and another run goes on from there.
 * @param byName who invites them
 */
export async function inviteImportedClients(importId: string, byName: string | null): Promise<void> {
  while ((await inviteBatch(importId, byName)) === batchSize) {}
}

function inviteBatch(importId: string, byName: string | null): Promise<number> {
  return db().$transaction(async (tx) => {
    const userIds = await lockWhere(
      tx,
      'users',
      Prisma.sql`
        id IN (
          SELECT u.id FROM users u JOIN profiles p ON p.user_id = u.id
          WHERE p.import_id = ${importId}::uuid AND p.account_status = 'ACTIVE'
            AND u.invited_at IS NULL AND u.email_verified_at IS NULL
          ORDER BY u.id LIMIT ${batchSize}
        )
        AND invited_at IS NULL AND email_verified_at IS NULL`,
    )
    const users = await tx.user.findMany({
      where: { id: { in: userIds } },
      select: { id: true, email: true, profile: { select: { fullName: true } } },
    })
    for (const { id, email, profile } of users)
      await queueClientInvitation(tx, { id, email, fullName: profile?.fullName ?? email }, byName)
    return users.length
  })
}
