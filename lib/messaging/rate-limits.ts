import type { UploadAllowance } from '@/lib/platform/upload-grants'

export const attachmentUploads: UploadAllowance = {
  kind: 'attachment',
  requests: { name: 'attachment-uploads', tries: 100, seconds: 10 * 60 },
  filesPerDay: 200,
  gigabytesPerDay: 1,
  gigabytesInFlight: 0.25,
}
