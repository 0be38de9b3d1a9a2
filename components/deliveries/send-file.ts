import { generateReactHelpers } from '@uploadthing/react'
import type { UploadRouter } from '@/lib/deliveries/routes/upload-router'
import type { UploadOutcome } from '@/lib/deliveries/schema/sending'
import { ConnectionLostError, type SendFile } from './upload-transport'

/** A file whose key is already taken is sent again under a new key. */
const maxKeyAttempts = 3
const uploadPath = '/api/uploadthing'

/** The portal's grants by file: with one, an interrupted upload resumes instead of starting over. */
const grants = new WeakMap<File, string>()

/** Uploads a file from the browser directly to storage, and waits until the server has checked it. */
export const sendFile: SendFile = async (file, { purpose, signal, onProgress }) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [sent] = await uploaderFor(file).uploadFiles('photo', {
        files: [file],
        input: { purpose },
        signal,
        onUploadProgress: ({ loaded }) => onProgress((loaded / file.size) * 100),
      })
      const outcome: UploadOutcome | null = sent?.serverData ?? null
      if (!outcome) throw new ConnectionLostError("Storage didn't confirm the file")
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
  return generateReactHelpers<UploadRouter>({
    url: uploadPath,
    async fetch(input, init) {
      const isUploadRequest = init?.method === 'POST'
      const granted = isUploadRequest ? grants.get(file) : undefined
      if (granted !== undefined)
        return new Response(granted, { headers: { 'content-type': 'application/json' } })
      const response = await window.fetch(input, init)
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
  return new ConnectionLostError('Connection lost')
}
