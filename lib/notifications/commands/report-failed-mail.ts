import 'server-only'
import { describeMail } from '@/lib/notifications/mail-words'
import { notify } from '@/lib/notifications/operations/notify'
import { db } from '@/lib/platform/db'
import type { OutboxMessage } from '@/prisma/generated/client'

/** A mail that fails once or twice usually arrives a minute later; nobody has to know. */
const reportedAttempt = 3

/**
 * Tells the photographers that a mail does not arrive: at once when trying again is no use, else after some tries. Who
 * has not read the last such notice gets no other: when the provider is down, every mail fails.
 */
export async function reportFailedMail(
  message: Pick<OutboxMessage, 'id' | 'topic' | 'recipient'>,
  failure: { attempts: number; isFinal: boolean },
): Promise<void> {
  if (!failure.isFinal && failure.attempts !== reportedAttempt) return
  await db().$transaction(async (tx) => {
    // Mails that fail at the same moment ask one after the other.
    await tx.$queryRaw`SELECT 1 FROM profiles WHERE role = 'PHOTOGRAPHER' ORDER BY id FOR NO KEY UPDATE`
    const photographers = await tx.profile.findMany({
      where: {
        role: 'PHOTOGRAPHER',
        accountStatus: 'ACTIVE',
        user: { notifications: { none: { isRead: false, title: failedMailTitle } } },
      },
      select: { userId: true },
    })
    for (const { userId } of photographers) {
      await notify(tx, {
        userId,
        title: failedMailTitle,
        message: `${describeMail(message.topic)} to ${message.recipient} could not be sent.`,
        type: 'ERROR',
        details: { mail_id: message.id },
      })
    }
  })
}

const failedMailTitle = 'Mail not delivered'
