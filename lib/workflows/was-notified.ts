import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Whether a person already has a notification with this id in its data. */
export async function wasNotified(
  tx: Transaction,
  userId: string,
  [name, value]: [name: string, value: string],
): Promise<boolean> {
  const notification = await tx.notification.findFirst({
    where: { userId, actionData: { path: [name], equals: value } },
    select: { id: true },
  })
  return notification !== null
}
