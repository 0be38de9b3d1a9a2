import { generateReactHelpers } from '@uploadthing/react'
import type { PortfolioRouter } from '@/lib/portfolio/routes/upload-router'
import type { MediaOutcome } from '@/lib/portfolio/schema'
import { connectionLost } from '@/lib/portfolio/words'
import type { SentMedia } from './media-tile-list'
import { sendPoster } from './send-poster'

/** A storage key that is already taken is replaced by a new one. */
const maxKeyAttempts = 3

const { uploadFiles } = generateReactHelpers<PortfolioRouter>({ url: '/api/uploadthing' })

/**
 * Uploads a file from this browser to storage, and waits for the server to validate it. Uploads a still after a video.
 * @throws Error with a message to show
 */
export async function sendMedia(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<SentMedia> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [sent] = await uploadFiles('portfolioMedia', {
        files: [file],
        signal,
        // The request is slightly larger than the file.
        onUploadProgress: ({ loaded }) => onProgress(Math.min(100, Math.floor((loaded / file.size) * 100))),
      })
      const outcome: MediaOutcome | null = sent?.serverData ?? null
      if (!outcome) throw new Error('The upload has no server response')
      if (outcome.outcome === 'stored' && outcome.kind === 'video') {
        const { opened } = await sendPoster(file, outcome.id)
        return { ...outcome, cannotOpen: !opened }
      }
      if (outcome.outcome !== 'clash' || attempt === maxKeyAttempts) return outcome
    } catch (error) {
      if (signal.aborted) throw error
      if (!isClash(error) || attempt === maxKeyAttempts) throw new Error(sentenceFor(error))
    }
  }
}

function isClash(error: unknown): boolean {
  return error instanceof Error && error.message.includes('XHR failed 409')
}

/** The server's message, if it responded. */
function sentenceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (error instanceof Error && (code === 'BAD_REQUEST' || code === 'FORBIDDEN')) return error.message
  return connectionLost
}
