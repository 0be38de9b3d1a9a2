import type { UploadAllowance } from '@/lib/platform/upload-grants'

/** Several large shoots a day, with each file granted twice. */
export const photoUploads: UploadAllowance = {
  kind: 'photo',
  requests: { name: 'photo-uploads', tries: 3_000, seconds: 10 * 60 },
  filesPerDay: 6_000,
  gigabytesPerDay: 200,
  gigabytesInFlight: 20,
}
