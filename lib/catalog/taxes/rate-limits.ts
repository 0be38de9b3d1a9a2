import type { UploadAllowance } from '@/lib/studio/uploads/rate-limits'

export const certificateAllowance: UploadAllowance = {
  kind: 'tax-certificate',
  requests: { name: 'tax-certificate-uploads', attempts: 60, seconds: 10 * 60 },
  filesPerDay: 200,
  gigabytesPerDay: 1,
  gigabytesInFlight: 0.25,
}
