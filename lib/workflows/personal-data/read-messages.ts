import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/messaging/policy'
import { db } from '@/lib/platform/data/db'
import { fileSlug } from '@/lib/platform/text/file-slug'
import { nameEntries } from '@/lib/platform/zip/entry-names'
import type { Prisma } from '@/prisma/generated/client'
import { groupBy } from './group-by'
import { maxRecords } from './limits'
import { fileFields, type StoredEntry } from './stored-files'
import { nameInFolders } from './write-files'

const messageFields = {
  conversationId: true,
  message: true,
  senderId: true,
  createdAt: true,
  readAt: true,
  sender: { select: { fullName: true } },
  attachments: {
    select: { file: { select: { ...fileFields, name: true } } },
    orderBy: { position: 'asc' },
  },
} as const satisfies Prisma.MessageSelect
type MessageRow = Prisma.MessageGetPayload<{ select: typeof messageFields }>

/** Reads the actor's conversations, newest first, with their messages, oldest first, and the attached files. */
export async function readMessages(actor: Actor) {
  const [rows, messages] = await Promise.all([
    db().conversation.findMany({
      where: visibleTo(actor),
      select: { id: true, subject: true, status: true, createdAt: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: maxRecords,
    }),
    db().message.findMany({
      where: { conversation: visibleTo(actor) },
      select: messageFields,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: maxRecords,
    }),
  ])
  const folderNames = nameEntries(rows.map(({ subject }) => fileSlug(subject) || 'conversation'))
  const folders = new Map(rows.map(({ id }, place) => [id, `messages/${folderNames[place]}`]))
  const attachments = nameAttachments(messages, folders)
  const byMessage = groupBy(attachments, ({ message }) => message)
  const byConversation = groupBy(messages.toReversed(), ({ conversationId }) => conversationId)
  const conversations = rows.map(({ id, subject, status, createdAt }) => ({
    subject,
    status: status.toLowerCase(),
    startedAt: createdAt,
    messages: (byConversation.get(id) ?? []).map((message) => ({
      at: message.createdAt.toISOString(),
      from: message.sender?.fullName ?? 'Unknown User',
      isYours: message.senderId === actor.profileId,
      text: message.message,
      readAt: message.readAt,
      attachments: (byMessage.get(message) ?? []).map(({ name }) => name),
    })),
  }))
  return { conversations, attachments: attachments satisfies StoredEntry[] }
}

/** Names the attached files by their path in the ZIP. */
function nameAttachments(messages: readonly MessageRow[], folders: Map<string, string>) {
  const files = messages.flatMap((message) =>
    message.attachments.map(({ file }) => ({
      folder: folders.get(message.conversationId) ?? 'messages',
      name: file.name,
      file,
      message,
    })),
  )
  const paths = nameInFolders(files)
  return files.map(({ file, message }, place) => ({ name: paths[place] ?? file.name, file, message }))
}

type Conversation = Awaited<ReturnType<typeof readMessages>>['conversations'][number]

export const messageColumns = ['conversation', 'at', 'from', 'text', 'attachments']

/** Returns a row for each message, in the order of `messageColumns`. */
export function toMessageRows({ subject, messages }: Conversation): string[][] {
  return messages.map(({ at, from, text, attachments }) => [subject, at, from, text, attachments.join('; ')])
}
