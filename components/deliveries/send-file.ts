import { generateReactHelpers } from '@uploadthing/react'
import type { UploadOutcome } from '@/lib/deliveries/schema'
import type { UploadRouter } from '@/lib/deliveries/upload-router'
import { ConnectionLostError, type SendFile } from './upload-journey'

/** A key that is taken already is drawn anew. */
const maxKeyAttempts = 3
const uploadPath = '/api/uploadthing'

/** What the portal granted for a file: with it a broken upload goes on instead of beginning again. */
const grants = new WeakMap<File, string>()

/** Sends one file from this browser straight to storage, and waits for the server to have looked at it. */
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
      if (!outcome) throw new ConnectionLostError('Storage did not confirm the file')
      if (outcome.outcome === 'stored') return outcome
      grants.delete(file)
      if (outcome.outcome === 'rejected' || attempt === maxKeyAttempts) return outcome
    } catch (error) {
      if (signal.aborted) throw error
      const status = statusIn(error)
      // What storage turned down, it turns down again under the same key.
      if (status !== null) grants.delete(file)
      if (status !== 409 || attempt === maxKeyAttempts) throw explain(error, status)
    }
  }
}

/** The library, asking the portal for leave once per file: a later call is answered with what was granted then. */
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

/** With which status storage rejected a file; null when it did not. */
function statusIn(error: unknown): number | null {
  const status = error instanceof Error ? /XHR failed (\d{3})/.exec(error.message)?.[1] : undefined
  return status === undefined ? null : Number(status)
}

/** The server's own words where it answered; a line that broke is told apart, for it mends. */
function explain(error: unknown, status: number | null): Error {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const spoken = code === 'BAD_REQUEST' || code === 'FORBIDDEN' || code === 'NOT_FOUND'
  if (spoken && error instanceof Error) return new Error(error.message)
  if (status !== null && status < 500) return new Error('Storage did not take the file')
  return new ConnectionLostError('Connection lost')
}
