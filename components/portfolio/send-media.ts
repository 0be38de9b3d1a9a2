import { generateReactHelpers } from '@uploadthing/react'
import type { MediaOutcome } from '@/lib/portfolio/schema'
import type { PortfolioRouter } from '@/lib/portfolio/upload-router'
import type { SentMedia } from './media-tile-list'
import { sendPoster } from './send-poster'

/** A key that is taken already is drawn anew. */
const maxKeyAttempts = 3

const { uploadFiles } = generateReactHelpers<PortfolioRouter>({ url: '/api/uploadthing' })

/**
 * Sends one file from this browser straight to storage, and waits for the server to have looked at it; a film is followed
 * by its still.
 * @throws Error with a sentence a person may read
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
        // The form around a file makes it a little longer than it is.
        onUploadProgress: ({ loaded }) => onProgress(Math.min(100, Math.floor((loaded / file.size) * 100))),
      })
      const outcome: MediaOutcome | null = sent?.serverData ?? null
      if (!outcome) throw new Error('Storage did not confirm the file')
      if (outcome.outcome === 'stored' && outcome.kind === 'video') {
        const { opened } = await sendPoster(file, outcome.address)
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

/** The server's own words where it answered with some. */
function sentenceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (error instanceof Error && (code === 'BAD_REQUEST' || code === 'FORBIDDEN')) return error.message
  return 'Connection lost'
}
