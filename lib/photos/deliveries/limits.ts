import type { RateLimit } from '@/lib/platform/web/rate-limit-type'
import type { UploadAllowance } from '@/lib/studio/uploads/limits'

/** Unfinished forms of Send Photos that a photographer can have side by side. */
export const maxDrafts = 50
/** A shoot that got no photos in this many days isn't waiting for them anymore. */
export const toDeliverDays = 365
/** Most shoots that Send Photos lists first, because they wait for photos. */
export const maxToDeliver = 20
/** Items that a delivery's invoice charges besides what was booked. */
export const extraLimit = 10
export const extraNameLimit = 100
/** Most full photos in one delivery. */
export const fullPhotoLimit = 500
/** Most previews in one delivery; extras are dropped. */
export const previewLimit = 2
/** Most tiles in the locked view; a note says how many more there are. */
export const lockedTileLimit = 60
/** Bytes of one uploaded photo. */
export const fileByteLimit = 100 * 1024 * 1024
/** Characters of the delivery instructions. */
export const instructionsLimit = 2000
/** Characters of a photo's caption. */
export const captionLimit = 1000

/** Most pins on one floor plan. */
export const maxPinsPerPlan = 200

/** Deliveries on one page of a brokerage's. */
export const overseenPerPage = 24

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
