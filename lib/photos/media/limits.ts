import type { UploadAllowance } from '@/lib/studio/uploads/limits'

/** How many films and documents a delivery can have. */
export const maxMediaFiles = 20
export const filmByteLimit = 20 * 1024 ** 3
export const documentByteLimit = 100 * 1024 ** 2
/** Of what the browser makes of a film. */
export const renditionByteLimit = 8 * 1024 ** 3
/** A WebVTT file. */
export const captionByteLimit = 200 * 1024
export const maxChapters = 50
/** In characters. */
export const maxChapterTitle = 60
/** What of a locked film is free to view, in seconds. */
export const previewSeconds = 10

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
