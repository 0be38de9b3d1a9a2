import type { UploadAllowance } from '@/lib/studio/uploads/limits'

/** The longest texts, in characters. */
export const rateNameLimit = 60
export const taxNumberLimit = 60
export const certificateNumberLimit = 60

/** A scanned certificate. */
export const certificateBytes = 10 * 1024 * 1024

/** ZIP codes of one rate. */
export const zipLimit = 500
/** Certificates of one client. */
export const exemptionLimit = 60
/** Rates of the studio, with those that have ended. */
export const rateLimit = 1_000

export const certificateAllowance: UploadAllowance = {
  kind: 'tax-certificate',
  requests: { name: 'tax-certificate-uploads', attempts: 60, seconds: 10 * 60 },
  filesPerDay: 200,
  gigabytesPerDay: 1,
  gigabytesInFlight: 0.25,
}
