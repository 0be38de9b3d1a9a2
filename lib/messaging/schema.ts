import { z } from 'zod'
import type { ConversationPriority, ConversationStatus } from '@/prisma/generated/enums'
import { attachmentLimit, messageLimit, searchLimit, subjectLimit } from './limits'
import { isLongerThan } from './rules'

const emptyText = 'Message cannot be empty'

/** It may be empty beside a file. */
const AnyText = z
  .string()
  .trim()
  .refine((text) => !isLongerThan(text, messageLimit), 'Message must be at most 2000 characters')
const MessageText = AnyText.refine((text) => text !== '', emptyText)

export const StartConversation = z.object({
  subject: z
    .string()
    .trim()
    .min(1, 'Subject is required')
    .refine((text) => !isLongerThan(text, subjectLimit), 'Subject must be at most 200 characters'),
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
    /** Files of the sender that arrived before, in their order. */
    fileIds: z
      .array(z.uuid())
      .max(attachmentLimit, 'A message takes at most 5 files')
      .refine((ids) => new Set(ids).size === ids.length, 'A file can be attached once')
      .default([]),
    idempotencyKey: z.uuid(),
  })
  .refine(({ message, fileIds }) => message !== '' || fileIds.length > 0, {
    path: ['message'],
    message: emptyText,
  })
export type SendMessage = z.output<typeof SendMessage>

export const OneConversation = z.object({ conversationId: z.uuid() })

/** Instants of messages, which differ within a conversation, so that one says where a page begins. */
export const OlderMessages = z.object({ conversationId: z.uuid(), before: z.iso.datetime() })
export type OlderMessages = z.output<typeof OlderMessages>

export const NewerMessages = z.object({
  conversationId: z.uuid(),
  after: z.iso.datetime(),
  /** The first of the viewer's own side that the viewer has not seen as read; null where there is none. */
  unreadFrom: z.iso.datetime().nullable(),
})
export type NewerMessages = z.output<typeof NewerMessages>

export const AssignConversation = z.object({ conversationId: z.uuid(), to: z.enum(['me', 'nobody']) })

export const Attachment = z.object({
  attachmentId: z.uuid(),
  size: z.enum(['full', 'thumbnail']).default('full'),
})
export type Attachment = z.output<typeof Attachment>

/** What the address of the two pages may say; anything malformed counts as not said. */
export const ConversationAddress = z.object({
  conversation: z.uuid().optional().catch(undefined),
  /** Whose: without a word the photographer's own and those nobody has taken. */
  view: z.enum(['', 'mine', 'unassigned', 'all']).catch('').default(''),
  status: z.enum(['', 'open', 'closed']).catch('').default(''),
  search: z.string().trim().max(searchLimit).catch('').default(''),
  compose: z.enum(['', '1']).catch('').default(''),
  /** The client a photographer writes to, and the words by which they look for one. */
  to: z.uuid().optional().catch(undefined),
  find: z.string().trim().max(searchLimit).catch('').default(''),
})
export type ConversationAddress = z.output<typeof ConversationAddress>

export const ConversationFilter = ConversationAddress.pick({ view: true, status: true, search: true })
export type ConversationFilter = z.output<typeof ConversationFilter>

/** A client whom a photographer can write to. */
export type WritableClient = { id: string; fullName: string; email: string; company: string | null }

/** Where the list goes on: after the conversation that was last written in then. */
export const ListCursor = z.object({ lastMessageAt: z.iso.datetime(), id: z.uuid() })
export type ListCursor = z.output<typeof ListCursor>

export const OlderConversations = ConversationFilter.extend({ after: ListCursor })
export type OlderConversations = z.output<typeof OlderConversations>

export type ConversationItem = {
  id: string
  subject: string
  clientName: string
  status: ConversationStatus
  /** At most 100. */
  unreadCount: number
  /** The last message, up to 50 characters, led by "You: " when it is the viewer's own. */
  preview: string
  /** `12 minutes ago`, `Yesterday`, `June 02`. */
  when: string
  /** ISO 8601. */
  lastMessageAt: string
  /** Who took it, for photographers; a client is never told. */
  takenBy: string | null
}

/** `next` is where the list goes on; null at its end. */
export type ConversationList = { items: ConversationItem[]; next: ListCursor | null }

export type MessageAttachment = {
  id: string
  name: string
  sizeBytes: number
  /** One that a browser shows; anything else is for download. */
  isPicture: boolean
}

export type ThreadMessage = {
  id: string
  /** The sender's own mark of it, by which the browser that sent it knows it again; null for everybody else. */
  idempotencyKey: string | null
  text: string
  attachments: MessageAttachment[]
  isMine: boolean
  /** Whether it comes from the viewer's side: of a photographer, also what a colleague wrote. */
  isOwnSide: boolean
  senderName: string
  isRead: boolean
  /** When it was read, as the thread says it: `16:20`, or with its day; null where that is not known. */
  readWhen: string | null
  /** Written by the other side and not read yet. */
  isUnread: boolean
  /** `June 08, 2026` */
  day: string
  /** `16:20` */
  time: string
  /** ISO 8601; no two messages of a conversation share it. */
  createdAt: string
}

export type ThreadPage = { messages: ThreadMessage[]; hasMore: boolean }

/** What is new in a thread since the viewer last asked. */
export type ThreadNews = ThreadPage & {
  /** Up to which message the viewer's side has been read, and when; null where nothing changed. */
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
  /** Which photographer took it, for photographers; a client is never told. */
  takenBy: { name: string; isViewer: boolean } | null
  startedOn: string
  /** At most 100. */
  unreadCount: number
  thread: ThreadPage
  canReply: boolean
  /** Whether opening it counts as reading: not so for a photographer who looks into a colleague's. */
  isReader: boolean
}

/** A client's latest conversation, in its last lines. */
export type ConversationPreview = {
  id: string
  subject: string
  status: ConversationStatus
  messages: ThreadMessage[]
}

/** What became of an uploaded file. */
export type AttachmentOutcome =
  | { outcome: 'stored'; fileId: string }
  | { outcome: 'rejected'; problem: string }
  | { outcome: 'clash' }
