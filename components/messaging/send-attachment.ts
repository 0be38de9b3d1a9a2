import { generateReactHelpers } from '@uploadthing/react'
import type { AttachmentOutcome } from '@/lib/messaging/schema'
import type { AttachmentRouter } from '@/lib/messaging/upload-router'

/** A key that is taken already is drawn anew. */
const maxKeyAttempts = 3

const { uploadFiles } = generateReactHelpers<AttachmentRouter>({ url: '/api/uploadthing' })

/**
 * Sends one file from this browser straight to storage, and waits for the server to have looked at it; answers its id.
 * @throws Error with a sentence for the person
 */
export async function sendAttachment(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(file, signal, onProgress)
    if (outcome.outcome === 'stored') return outcome.fileId
    if (outcome.outcome === 'rejected') throw new Error(outcome.problem)
    if (attempt === maxKeyAttempts) throw new Error('Storage did not take the file.')
  }
}

async function tryOnce(
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<AttachmentOutcome> {
  try {
    const [sent] = await uploadFiles('messageAttachment', {
      files: [file],
      signal,
      onUploadProgress: ({ loaded }) => onProgress(Math.min(100, Math.floor((loaded / file.size) * 100))),
    })
    if (!sent?.serverData) throw new Error('Storage did not confirm the file.')
    return sent.serverData
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof Error && error.message.includes('XHR failed 409')) return { outcome: 'clash' }
    throw new Error(sentenceFor(error))
  }
}

/** The server's own words where it answered. */
function sentenceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const spoken = code === 'BAD_REQUEST' || code === 'FORBIDDEN'
  return spoken && error instanceof Error ? error.message : 'The connection was lost.'
}
