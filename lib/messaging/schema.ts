import { z } from 'zod'
import { isLongerThan } from '@/lib/platform/text/characters'
import { flag, oneOf, recordId, type StateOf, searchText, urlState } from '@/lib/platform/web/url-state'
import type { UploadOutcome } from '@/lib/studio/uploads/schema'
import type { ConversationPriority, ConversationStatus } from '@/prisma/generated/enums'
import { attachmentLimit, messageLimit, searchLimit, subjectLimit } from './limits'
import { messageTooLong, repeatedFile, tooManyFiles } from './words'

const emptyText = 'Message cannot be empty'

/** May be empty if there are files. */
const AnyText = z
  .string()
  .trim()
  .refine((text) => !isLongerThan(text, messageLimit), messageTooLong)
const MessageText = AnyText.refine((text) => text !== '', emptyText)

export const StartConversation = z.object({
  subject: z
    .string()
    .trim()
    .min(1, 'Subject is required')
    .refine(
      (text) => !isLongerThan(text, subjectLimit),
      `Subject must be at most ${subjectLimit} characters`,
    ),
  priority: z.enum(['LOW', 'MEDIUM', 'HIGH'], 'Please select a priority'),
  message: MessageText,
  idempotencyKey: z.uuid(),
})
export type StartConversation = z.output<typeof StartConversation>

/** How a photographer starts a conversation. */
export const WriteToClient = StartConversation.omit({ priority: true }).extend({ clientId: z.uuid() })
export type WriteToClient = z.output<typeof WriteToClient>

export const SendMessage = z
  .object({
    conversationId: z.uuid(),
    message: AnyText,
    /** The sender's uploaded files, in their order. */
    fileIds: z
      .array(z.uuid())
      .max(attachmentLimit, tooManyFiles)
      .refine((ids) => new Set(ids).size === ids.length, repeatedFile)
      .default([]),
    idempotencyKey: z.uuid(),
  })
  .refine(({ message, fileIds }) => message !== '' || fileIds.length > 0, {
    path: ['message'],
    message: emptyText,
  })
export type SendMessage = z.output<typeof SendMessage>

export const OneConversation = z.object({ conversationId: z.uuid() })

/** Pages are addressed by the instants of messages, which are unique in a conversation. */
export const OlderMessages = z.object({ conversationId: z.uuid(), before: z.iso.datetime() })
export type OlderMessages = z.output<typeof OlderMessages>

export const NewerMessages = z.object({
  conversationId: z.uuid(),
  after: z.iso.datetime(),
  /** The first message of the viewer's own side not shown as read; null if there is none. */
  unreadFrom: z.iso.datetime().nullable(),
})
export type NewerMessages = z.output<typeof NewerMessages>

export const AssignConversation = z.object({ conversationId: z.uuid(), to: z.enum(['me', 'nobody']) })

export const Attachment = z.object({
  attachmentId: z.uuid(),
  size: z.enum(['full', 'thumbnail']).default('full'),
})
export type Attachment = z.output<typeof Attachment>

const views = ['', 'mine', 'unassigned', 'all'] as const
const statuses = ['', 'open', 'closed'] as const

export const ConversationAddress = urlState('/admin-messages', {
  conversation: recordId,
  /** Whose conversations. By default, the photographer's own and the unassigned ones. */
  view: oneOf(views),
  status: oneOf(statuses),
  search: searchText(searchLimit),
  compose: flag,
  /** The client a photographer writes to, and the search for one. */
  to: recordId,
  find: searchText(searchLimit),
})
export type ConversationAddress = StateOf<typeof ConversationAddress>
export type ConversationFilter = Pick<ConversationAddress, 'view' | 'status' | 'search'>

/** The state of a client's support page in the URL. */
export const SupportAddress = urlState('/support', { conversation: recordId, compose: flag })
export type SupportAddress = StateOf<typeof SupportAddress>

/** A client that a photographer can write to. */
export type WritableClient = { id: string; fullName: string; email: string; company: string | null }

/** The last conversation of a page; the next page starts after it. */
export const ListCursor = z.object({ lastMessageAt: z.iso.datetime(), id: z.uuid() })
export type ListCursor = z.output<typeof ListCursor>

export const OlderConversations = z.object({
  view: z.enum(views).default(''),
  status: z.enum(statuses).default(''),
  search: z.string().max(searchLimit).default(''),
  after: ListCursor,
})
export type OlderConversations = z.output<typeof OlderConversations>

export type ConversationItem = {
  id: string
  subject: string
  clientName: string
  status: ConversationStatus
  /** At most 100. */
  unreadCount: number
  /** The start of the last message, up to 50 characters. Begins with "You: " if the viewer sent it. */
  preview: string
  /** `12 minutes ago`, `Yesterday`, `June 02`. */
  when: string
  /** ISO 8601. */
  lastMessageAt: string
  /** The assigned photographer; always null for clients. */
  takenBy: string | null
}

/** `next` is null on the last page. */
/** A conversation in the message bell. */
export type BellConversation = ConversationItem & { href: string }

export type ConversationList = { items: ConversationItem[]; next: ListCursor | null }

export type MessageAttachment = {
  id: string
  name: string
  sizeBytes: number
  /** Whether it is shown inline; other files are downloads. */
  isPicture: boolean
}

export type ThreadMessage = {
  id: string
  /** Lets the sender's browser recognize its own message; null for other readers. */
  idempotencyKey: string | null
  text: string
  attachments: MessageAttachment[]
  isMine: boolean
  /** Whether it comes from the viewer's side: for a photographer, also a colleague's message. */
  isOwnSide: boolean
  senderName: string
  isRead: boolean
  /** When it was read: `16:20`, with the date if on another day; null if unknown. */
  readWhen: string | null
  /** Whether it is from the other side and unread. */
  isUnread: boolean
  /** `June 08, 2026` */
  day: string
  /** `16:20` */
  time: string
  /** ISO 8601; no two messages of a conversation share it. */
  createdAt: string
}

export type ThreadPage = { messages: ThreadMessage[]; hasMore: boolean }

/** New messages and read receipts in a thread. */
export type ThreadNews = ThreadPage & {
  /** Up to which message the viewer's side was read, and when; null if nothing changed. */
  read: { upTo: string; readWhen: string | null } | null
}

export type ConversationDetail = {
  id: string
  subject: string
  status: ConversationStatus
  priority: ConversationPriority
  clientName: string
  clientEmail: string
  studioName: string
  /** The assigned photographer; always null for clients. */
  takenBy: { name: string; isViewer: boolean } | null
  startedOn: string
  /** At most 100. */
  unreadCount: number
  thread: ThreadPage
  canReply: boolean
  /** Whether opening it marks it as read: not for a photographer in a colleague's conversation. */
  isReader: boolean
}

/** A client's latest conversation with its last messages. */
export type ConversationPreview = {
  id: string
  subject: string
  status: ConversationStatus
  messages: ThreadMessage[]
}

export type AttachmentOutcome = UploadOutcome<{ fileId: string }>
