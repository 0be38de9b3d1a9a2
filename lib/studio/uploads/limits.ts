import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** One account's allowance for one kind of upload. */
export type UploadAllowance = {
  /** Names the kind. */
  kind: string
  /** Requests within a short time, of any size. */
  requests: RateLimit
  filesPerDay: number
  gigabytesPerDay: number
  /** Granted but not yet arrived. */
  gigabytesInFlight: number
}
