import type { RateLimit } from '@/lib/platform/web/rate-limit'
import type { UploadAllowance } from '@/lib/studio/uploads/rate-limits'

/** Enough for several large shoots a day with every file uploaded twice. */
export const photoAllowance: UploadAllowance = {
  kind: 'photo',
  requests: { name: 'photo-uploads', attempts: 3_000, seconds: 10 * 60 },
  filesPerDay: 6_000,
  gigabytesPerDay: 200,
  gigabytesInFlight: 20,
}

/** Years of galleries at once. */
export const importedPhotoAllowance: UploadAllowance = {
  kind: 'imported-photo',
  requests: { name: 'imported-photo-uploads', attempts: 6_000, seconds: 10 * 60 },
  filesPerDay: 25_000,
  gigabytesPerDay: 500,
  gigabytesInFlight: 20,
}

/** Resumed downloads, and those in several parts at once, make one request per part. */
export const zipLimit: RateLimit = { name: 'zip', attempts: 300, seconds: 600 }

/** Per IP address: the servers of a mail provider load the pictures of all its users. */
export const mailPictureLimit: RateLimit = { name: 'mail-picture', attempts: 1_200, seconds: 60 }
