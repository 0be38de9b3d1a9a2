import type { UploadAllowance } from '@/lib/studio/uploads/rate-limits'

/** Enough for ten of the longest films a day. */
export const mediaAllowance: UploadAllowance = {
  kind: 'media',
  requests: { name: 'delivery-media-uploads', attempts: 300, seconds: 10 * 60 },
  filesPerDay: 300,
  gigabytesPerDay: 200,
  gigabytesInFlight: 60,
}

/** Up to four per film. */
export const renditionAllowance: UploadAllowance = {
  kind: 'rendition',
  requests: { name: 'rendition-uploads', attempts: 1_200, seconds: 10 * 60 },
  filesPerDay: 1_200,
  gigabytesPerDay: 200,
  gigabytesInFlight: 60,
}
