import 'server-only'
import { db } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { emailNotDelivered, emailNotifications } from '@/lib/studio/notifications/words/mail'
import { type OutboxMessage, Prisma } from '@/prisma/generated/client'

/** An email that fails once or twice is usually delivered a minute later. */
const reportedAttempt = 3

/**
 * Notifies the photographers that an email couldn't be sent: at once when retrying is pointless, otherwise after several
 * attempts. Whoever hasn't read the previous notification gets no other, because during an outage every email fails.
 */
export async function reportFailedMail(
  message: Pick<OutboxMessage, 'id' | 'topic' | 'recipient'>,
  failure: { attempts: number; isFinal: boolean },
): Promise<void> {
  if (!failure.isFinal && failure.attempts !== reportedAttempt) return
  await db().$transaction(async (tx) => {
    // Emails that fail at the same time wait for each other here.
    await lockWhere(tx, 'profiles', Prisma.sql`role = 'PHOTOGRAPHER'`, { strength: 'NO KEY UPDATE' })
    const photographers = await tx.profile.findMany({
      where: {
        role: 'PHOTOGRAPHER',
        accountStatus: 'ACTIVE',
        user: { notifications: { none: { isRead: false, title: emailNotDelivered } } },
      },
      select: { userId: true },
    })
    for (const { userId } of photographers) {
      await notify(tx, {
        userId,
        ...emailNotifications.notDelivered(message.topic, message.recipient ?? ''),
        type: 'ERROR',
        details: { mail_id: message.id },
      })
    }
  })
}
