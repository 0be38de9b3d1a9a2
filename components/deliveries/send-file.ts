import { genUploader, UploadAbortedError } from 'uploadthing/client'
import type { UploadOutcome } from '@/lib/deliveries/schema'
import type { UploadRouter } from '@/lib/deliveries/upload-router'
import type { SendFile } from './upload-queue'

/** A key that is taken already is drawn anew. */
const namingTries = 3

const { uploadFiles } = genUploader<UploadRouter>({ url: '/api/uploadthing', package: 'uploadthing/client' })

/** Sends one file from this browser straight to storage, and waits for the server to have looked at it. */
export const sendFile: SendFile = async (file, { purpose, signal, onProgress }) => {
  let reached = 0
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [sent] = await uploadFiles('photo', {
        files: [file],
        input: { purpose },
        signal,
        onUploadProgress: ({ loaded }) => {
          reached = Math.min(100, Math.floor((loaded / file.size) * 100))
          onProgress(reached)
        },
      })
      const outcome: UploadOutcome | null = sent?.serverData ?? null
      if (!outcome) throw new Error('Storage did not confirm the file')
      if (outcome.outcome !== 'clash' || attempt === namingTries) return outcome
    } catch (error) {
      if (error instanceof UploadAbortedError || signal.aborted) throw error
      if (!isClash(error) || attempt === namingTries) throw new Error(sentenceFor(error, reached))
    }
  }
}

function isClash(error: unknown): boolean {
  return error instanceof Error && error.message.includes('XHR failed 409')
}

/** The server's own words where it answered; else how far the file had come. */
function sentenceFor(error: unknown, reached: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const spoken = code === 'BAD_REQUEST' || code === 'FORBIDDEN' || code === 'NOT_FOUND'
  if (spoken && error instanceof Error) return error.message
  return reached >= 100 ? 'Storage did not confirm the file' : `Connection lost at ${reached}%`
}
