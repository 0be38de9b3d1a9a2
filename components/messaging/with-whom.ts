import type { ConversationDetail } from '@/lib/messaging/schema'

/** Returns the line under the subject for a client: `With Northlight Studio, started June 08, 2026`. */
export function withWhom({ studioName, startedOn }: ConversationDetail): string {
  return `With ${studioName}, started ${startedOn}`
}
