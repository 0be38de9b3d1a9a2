import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'

/** Returns the filter for the other side's messages that a reader has neither read nor been emailed. */
export async function unmailedMessages(
  tx: Transaction,
  conversation: { id: string; clientId: string },
  reader: { id: string; userId: string },
): Promise<Prisma.MessageWhereInput> {
  const { id: conversationId, clientId } = conversation
  const mailed = await tx.messageMail.findUnique({
    where: { conversationId_userId: { conversationId, userId: reader.userId } },
    select: { mailedUpTo: true },
  })
  return {
    conversationId,
    isRead: false,
    ...(mailed && { createdAt: { gt: mailed.mailedUpTo } }),
    ...(reader.id === clientId
      ? { OR: [{ NOT: { senderId: clientId } }, { senderId: null }] }
      : { senderId: clientId }),
  }
}
