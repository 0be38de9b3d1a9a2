import 'server-only'
import type { UploadAllowance } from '@/lib/studio/uploads/limits'
import { grantUpload } from './grant-upload'
import { recordArrival } from './record-arrival'

/** Returns the functions that count uploads against an allowance. */
export function grantsWithin(allowance: UploadAllowance) {
  return {
    grant: (profileId: string, files: readonly { size: number }[]) =>
      grantUpload(allowance, profileId, files),
    recordArrival,
  }
}
