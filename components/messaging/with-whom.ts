import type { ConversationDetail } from '@/lib/messaging/schema'

/** Under the subject, for a client: `With Ava Holt, started June 08, 2026`. */
export function withWhom({ adminName, startedOn }: ConversationDetail): string {
  return adminName ? `With ${adminName}, started ${startedOn}` : `Started ${startedOn}`
}
