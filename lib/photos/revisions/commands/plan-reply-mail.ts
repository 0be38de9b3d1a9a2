import 'server-only'
import type { Side } from '@/lib/auth/rules/capabilities'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { addJob } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'
import { unreadMailDelay } from '@/lib/studio/notifications/rules'
import { unmailedReplies } from './unmailed-replies'

/** Schedules the email about the replies in a delivery that one side hasn't read. Replaces the one scheduled before. */
export async function planReplyMail(tx: Transaction, deliveryId: string, reader: Side): Promise<void> {
  const first = await tx.revisionComment.findFirst({
    where: unmailedReplies(deliveryId, reader),
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  })
  const quietSeconds = env().MESSAGE_MAIL_DELAY_SECONDS
  await addJob(
    tx,
    'mail-replies',
    { deliveryId, reader },
    {
      key: `mail-replies:${deliveryId}:${reader}`,
      afterSeconds: unreadMailDelay(first?.createdAt ?? null, { at: now(), quietSeconds }),
    },
  )
}
