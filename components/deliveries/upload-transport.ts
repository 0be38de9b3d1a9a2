import type { UploadOutcome } from '@/lib/deliveries/schema/sending'

export type UploadPurpose = 'PHOTO_ORIGINAL' | 'PHOTO_PREVIEW_SOURCE'

/** There was no response: the file is neither stored nor rejected, and its upload can resume. */
export class ConnectionLostError extends Error {}

/**
 * Uploads a file, or resumes an interrupted upload of it.
 * @throws ConnectionLostError when there was no response; other errors have messages that can be shown
 */
export type SendFile = (
  file: File,
  options: { purpose: UploadPurpose; signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<UploadOutcome>
