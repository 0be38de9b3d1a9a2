import type { RateLimit } from '@/lib/platform/web/rate-limit-type'
import type { UploadAllowance } from '@/lib/studio/uploads/limits'

export const subjectLimit = 200
/** Graphemes: characters as people count them. */
export const messageLimit = 2000
/** Characters of an email reply that are added to the conversation, as several messages. */
export const emailReplyLimit = 20_000
/** Messages of a thread that are loaded at a time. */
export const threadPageSize = 50
export const listPageSize = 50
/** Conversations in the message bell. */
export const bellLimit = 10
/** Counting further would only take longer; the screen shows "99+". */
export const maxCount = 100
export const searchLimit = 200
/** Files per message. */
export const attachmentLimit = 5
/** Largest file, in bytes. */
export const attachmentBytes = 10 * 1024 * 1024

export const attachmentAllowance: UploadAllowance = {
  kind: 'attachment',
  requests: { name: 'attachment-uploads', attempts: 100, seconds: 10 * 60 },
  filesPerDay: 200,
  gigabytesPerDay: 1,
  gigabytesInFlight: 0.25,
}

/** More than anyone types, less than a script sends. */
export const sendMessageLimit: RateLimit = { name: 'send-message', attempts: 60, seconds: 60 }
