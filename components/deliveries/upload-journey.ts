import type { UploadOutcome } from '@/lib/deliveries/schema'

export type UploadPurpose = 'PHOTO_ORIGINAL' | 'PHOTO_PREVIEW_SOURCE'

/** Nobody answered: the file is neither there nor rejected, and goes on from where storage has it. */
export class ConnectionLostError extends Error {}

/**
 * Sends one file, or goes on with it from where an earlier call for it was broken off.
 * @throws ConnectionLostError when nobody answered; any other error has a message a person may read
 */
export type SendFile = (
  file: File,
  options: { purpose: UploadPurpose; signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<UploadOutcome>
