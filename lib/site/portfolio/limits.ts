import type { UploadAllowance } from '@/lib/studio/uploads/limits'

// Text lengths in characters, sizes, and counts. Browser-safe.

/** Items per page on the management page. */
export const managedPageSize = 60

export const titleLimit = 120
export const locationLimit = 120
export const descriptionLimit = 2000
export const nameLimit = 120
/** For the description of equipment. */
export const noteLimit = 300
export const statValueLimit = 20
export const statLabelLimit = 60
/** Images and videos per project, together. */
export const mediaLimit = 60
/** Per image or video. */
export const mediaByteLimit = 100 * 1024 * 1024

/** How long a deleted entry can be restored. */
export const undoMinutes = 10

export const mediaAllowance: UploadAllowance = {
  kind: 'portfolio-media',
  requests: { name: 'media-uploads', attempts: 600, seconds: 10 * 60 },
  filesPerDay: 1_000,
  gigabytesPerDay: 50,
  gigabytesInFlight: 10,
}

/** One upload per video. */
export const posterAllowance: UploadAllowance = {
  kind: 'portfolio-poster',
  requests: { name: 'poster-uploads', attempts: 600, seconds: 10 * 60 },
  filesPerDay: 1_000,
  gigabytesPerDay: 4,
  gigabytesInFlight: 1,
}
