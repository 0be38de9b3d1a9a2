import type { RateLimit } from '@/lib/platform/rate-limit'
import type { UploadAllowance } from '@/lib/platform/upload-grants'

/** Several large shoots a day, with each file granted twice. */
export const photoUploads: UploadAllowance = {
  kind: 'photo',
  requests: { name: 'photo-uploads', attempts: 3_000, seconds: 10 * 60 },
  filesPerDay: 6_000,
  gigabytesPerDay: 200,
  gigabytesInFlight: 20,
}

/** Each piece of a download that is resumed, or had in several pieces at once, is a try. */
export const zipLimit: RateLimit = { name: 'zip', attempts: 300, seconds: 600 }
