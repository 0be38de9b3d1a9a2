import type { RateLimit } from '@/lib/platform/web/rate-limit'
import type { UploadAllowance } from '@/lib/studio/uploads/rate-limits'

export const attachmentAllowance: UploadAllowance = {
  kind: 'attachment',
  requests: { name: 'attachment-uploads', attempts: 100, seconds: 10 * 60 },
  filesPerDay: 200,
  gigabytesPerDay: 1,
  gigabytesInFlight: 0.25,
}

/** More than anyone types, less than a script sends. */
export const sendMessageLimit: RateLimit = { name: 'send-message', attempts: 60, seconds: 60 }
