import 'server-only'
import type { MailedMessage } from '@/emails/mail'
import { rolesWith } from '@/lib/auth/rules/capabilities'
import { replyAddress } from '@/lib/messaging/commands/reply-address'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { cutTo } from '@/lib/platform/text/characters'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { notifyByEmail } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { unmailedMessages } from './unmailed-messages'

/** How many messages an email contains, and how many characters of each; the rest is in the portal. */
const maxMessages = 8
const maxMessageLength = 600

/**
 * Emails one reader the unread messages of a conversation, and records up to which message. Sends nothing when there are
 * none. Locks the conversation, so that no message is emailed twice.
 */
export async function mailMessages(plan: { conversationId: string; userId: string }): Promise<void> {
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const conversation = await lock(tx, plan.conversationId)
    const reader = conversation && (await findReader(tx, conversation, plan.userId))
    if (!reader) return
    const where = await unmailedMessages(tx, conversation, reader)
    const { _count: count, _max: last } = await tx.message.aggregate({
      where,
      _count: true,
      _max: { createdAt: true },
    })
    if (last.createdAt === null) return
    const messages = await readMessages(tx, where, timeZone)
    await rememberMailed(tx, plan, last.createdAt)
    await notifyByEmail(tx, reader.userId, {
      kind: 'message',
      template: 'message-received',
      props: {
        reader: reader.id === conversation.clientId ? 'client' : 'photographer',
        fullName: reader.fullName,
        subject: conversation.subject,
        messages,
        moreCount: count - messages.length,
        link: `${env().APP_URL}/admin-messages?conversation=${conversation.id}`,
      },
      ...replyAddress(conversation.id, reader.userId),
    })
  })
}

async function lock(tx: Transaction, conversationId: string) {
  await lockRow(tx, 'conversations', conversationId)
  return tx.conversation.findUnique({
    where: { id: conversationId },
    select: {
      id: true,
      subject: true,
      clientId: true,
      assigneeId: true,
      assignee: { select: { accountStatus: true } },
    },
  })
}

type Conversation = NonNullable<Awaited<ReturnType<typeof lock>>>

/** Returns null when the account is no longer active, or a colleague has taken the conversation. */
async function findReader(tx: Transaction, { clientId, assigneeId, assignee }: Conversation, userId: string) {
  const reader = await tx.profile.findFirst({
    where: {
      userId,
      accountStatus: 'ACTIVE',
      OR: [{ id: clientId }, { role: { in: rolesWith('message-clients') } }],
    },
    select: { id: true, userId: true, fullName: true },
  })
  const takenByColleague = assignee?.accountStatus === 'ACTIVE' && assigneeId !== reader?.id
  return reader?.id !== clientId && takenByColleague ? null : reader
}

async function readMessages(
  tx: Transaction,
  where: Prisma.MessageWhereInput,
  timeZone: string,
): Promise<MailedMessage[]> {
  const rows = await tx.message.findMany({
    where,
    orderBy: { createdAt: 'asc' },
    take: maxMessages,
    select: {
      id: true,
      message: true,
      createdAt: true,
      sender: { select: { fullName: true } },
      attachments: { select: { file: { select: { name: true } } }, orderBy: { position: 'asc' } },
    },
  })
  return rows.map(({ id, message, createdAt, sender, attachments }) => ({
    id,
    senderName: sender?.fullName ?? 'Unknown User',
    time: formatInstantInZone(createdAt, timeZone),
    text: cutTo(message, maxMessageLength),
    attachments: attachments.map(({ file }) => file.name),
  }))
}

async function rememberMailed(
  tx: Transaction,
  plan: { conversationId: string; userId: string },
  mailedUpTo: Date,
): Promise<void> {
  await tx.messageMail.upsert({
    where: { conversationId_userId: plan },
    update: { mailedUpTo },
    create: { ...plan, mailedUpTo },
  })
}
