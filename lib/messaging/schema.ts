import { z } from 'zod'
import type { ConversationPriority, ConversationStatus } from '@/prisma/generated/enums'
import { countCharacters } from './rules'

export const subjectLimit = 200
export const messageLimit = 2000
/** Messages of a thread that are shown at first, and by each press of Show earlier. */
export const threadPageSize = 50
export const listPageSize = 50
/** Conversations in the message bell. */
export const bellLimit = 10

const MessageText = z
  .string()
  .trim()
  .min(1, 'Message cannot be empty')
  .refine((text) => countCharacters(text) <= messageLimit, 'Message must be at most 2000 characters')

export const StartConversation = z.object({
  subject: z
    .string()
    .trim()
    .min(1, 'Subject is required')
    .refine((text) => countCharacters(text) <= subjectLimit, 'Subject must be at most 200 characters'),
  priority: z.enum(['LOW', 'MEDIUM', 'HIGH'], 'Please select a priority'),
  message: MessageText,
  requestKey: z.uuid(),
})
export type StartConversation = z.output<typeof StartConversation>

export const SendMessage = z.object({ conversationId: z.uuid(), message: MessageText, requestKey: z.uuid() })
export type SendMessage = z.output<typeof SendMessage>

export const OneConversation = z.object({ conversationId: z.uuid() })

/** What the address of the two pages may say; anything malformed counts as not said. */
export const ConversationAddress = z.object({
  conversation: z.uuid().optional().catch(undefined),
  /** All conversations of the studio, not only the photographer's own and those nobody has taken. */
  view: z.enum(['', 'all']).catch('').default(''),
  /** How many pages of the list and of the thread are shown. */
  list: z.coerce.number().int().min(1).max(1000).catch(1).default(1),
  thread: z.coerce.number().int().min(1).max(1000).catch(1).default(1),
  compose: z.enum(['', '1']).catch('').default(''),
})
export type ConversationAddress = z.output<typeof ConversationAddress>

export type ConversationItem = {
  id: string
  subject: string
  clientName: string
  status: ConversationStatus
  unreadCount: number
  /** The last message, up to 50 characters, led by "You: " when it is the viewer's own. */
  preview: string
  /** `12 minutes ago`, `Yesterday`, `June 02`. */
  when: string
  /** ISO 8601. */
  lastMessageAt: string
}

export type ConversationList = { items: ConversationItem[]; total: number }

export type ThreadMessage = {
  id: string
  text: string
  isMine: boolean
  senderName: string
  isRead: boolean
  /** Written by the other side and not read yet. */
  isUnread: boolean
  /** `June 08, 2026` */
  day: string
  /** `16:20`, or `12 minutes ago` within the hour. */
  time: string
}

export type ConversationDetail = {
  id: string
  subject: string
  status: ConversationStatus
  priority: ConversationPriority
  clientName: string
  clientEmail: string
  /** The photographer who took it. */
  adminName: string | null
  startedOn: string
  unreadCount: number
  messages: ThreadMessage[]
  messageCount: number
  canReply: boolean
  /** Whether opening it counts as reading: not so for a photographer who looks into a colleague's. */
  isReader: boolean
}
