import type { UploadAllowance } from '@/lib/studio/uploads/rate-limits'

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
