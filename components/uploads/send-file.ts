import { generateReactHelpers } from '@uploadthing/react'
import type { FileRoute } from 'uploadthing/types'
import type { UploadOutcome } from '@/lib/studio/uploads/schema'
import { ConnectionLostError, connectionLostText } from './connection-lost'

/** A file whose key is already taken is sent again under a new key. */
const maxKeyAttempts = 3

// biome-ignore lint/suspicious/noExplicitAny: each caller names the type of its result
type Routes = Record<string, FileRoute<{ input: Record<string, string>; output: any; errorShape: unknown }>>

/** The portal's grants by file: with one, an interrupted upload resumes instead of starting over. */
const grants = new WeakMap<File, string>()

/**
 * Uploads a file from the browser directly to storage, or resumes an interrupted upload of it, and waits until the server has
 * checked it.
 * @param route the name of the upload in app/api/uploadthing
 * @throws ConnectionLostError when there was no response; other errors have messages that can be shown
 */
export async function sendFile<Stored>(
  route: string,
  file: File,
  options: { signal: AbortSignal; onProgress?: (percent: number) => void; input?: Record<string, string> },
): Promise<UploadOutcome<Stored>> {
  const { signal, onProgress, input = {} } = options
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [sent] = await uploaderFor(file).uploadFiles(route, {
        files: [file],
        input,
        signal,
        onUploadProgress: ({ loaded }) => onProgress?.((loaded / file.size) * 100),
      })
      if (!sent?.serverData) throw new ConnectionLostError("Storage didn't confirm the file")
      const outcome: UploadOutcome<Stored> = sent.serverData
      if (outcome.outcome === 'stored') return outcome
      grants.delete(file)
      if (outcome.outcome === 'rejected' || attempt === maxKeyAttempts) return outcome
    } catch (error) {
      if (signal.aborted) throw error
      const status = statusIn(error)
      // A file that storage rejected would be rejected again under the same key.
      if (status !== null) grants.delete(file)
      if (status !== 409 || attempt === maxKeyAttempts) throw explain(error, status)
    }
  }
}

/** Creates an uploader that requests a file's grant from the portal once, and reuses it in later calls. */
function uploaderFor(file: File) {
  return generateReactHelpers<Routes>({
    url: '/api/uploadthing',
    async fetch(request, init) {
      const isUploadRequest = init?.method === 'POST'
      const granted = isUploadRequest ? grants.get(file) : undefined
      if (granted !== undefined)
        return new Response(granted, { headers: { 'content-type': 'application/json' } })
      const response = await window.fetch(request, init)
      if (isUploadRequest && response.ok) grants.set(file, await response.clone().text())
      return response
    },
  })
}

/** Returns the HTTP status with which storage rejected a file; null for other errors. */
function statusIn(error: unknown): number | null {
  const status = error instanceof Error ? /XHR failed (\d{3})/.exec(error.message)?.[1] : undefined
  return status === undefined ? null : Number(status)
}

/** Returns an error with a message to show, or a `ConnectionLostError`, after which the upload resumes. */
function explain(error: unknown, status: number | null): Error {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const isExplained = code === 'BAD_REQUEST' || code === 'FORBIDDEN' || code === 'NOT_FOUND'
  if (isExplained && error instanceof Error) return new Error(error.message)
  if (status !== null && status < 500) return new Error('Storage rejected the file. Try again.')
  return new ConnectionLostError(connectionLostText)
}
