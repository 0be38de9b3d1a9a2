import { generateReactHelpers } from '@uploadthing/react'
import type { AttachmentOutcome } from '@/lib/messaging/schema'
import type { AttachmentRouter } from '@/lib/messaging/upload-router'
import { connectionLost } from '@/lib/messaging/words'

/** A storage key that is already taken is replaced by a new one. */
const maxKeyAttempts = 3

const { uploadFiles } = generateReactHelpers<AttachmentRouter>({ url: '/api/uploadthing' })

/**
 * Uploads a file from this browser to storage, and waits for the server to validate it. Returns its id.
 * @throws Error with a message to show
 */
export async function sendAttachment(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(file, signal, onProgress)
    if (outcome.outcome === 'stored') return outcome.fileId
    if (outcome.outcome === 'rejected') throw new Error(outcome.problem)
    if (attempt === maxKeyAttempts) throw new Error("The file couldn't be saved.")
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
    if (!sent?.serverData) throw new Error('The upload has no server response')
    return sent.serverData
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof Error && error.message.includes('XHR failed 409')) return { outcome: 'clash' }
    throw new Error(sentenceFor(error))
  }
}

/** The server's message, if it responded. */
function sentenceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const isFromServer = code === 'BAD_REQUEST' || code === 'FORBIDDEN'
  return isFromServer && error instanceof Error ? error.message : connectionLost
}
