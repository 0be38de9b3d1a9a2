import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** Whether a person has been told of something before, by an id that its notification carries. */
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
