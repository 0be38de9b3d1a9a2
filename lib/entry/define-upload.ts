import 'server-only'
import type { Access } from '@/lib/auth/actor'
import { createUploadHandler, type FileRoutes, uploadError } from '@/lib/integrations/uploadthing'
import { AppError } from '@/lib/platform/errors'
import { grantUpload } from '@/lib/uploads/commands/grant-upload'
import { recordArrival } from '@/lib/uploads/commands/record-arrival'
import type { UploadAllowance } from '@/lib/uploads/rate-limits'
import { admit } from './run-action'

const maxKeyAttempts = 3

/** The uploads of one domain: the names of its file routes, and the handler of their requests. */
type UploadHandler = { routes: string[]; receive: (request: Request) => Promise<Response> }

/**
 * Makes the handler of one domain's uploads: it takes the browser's upload requests and UploadThing's signed
 * callbacks. UploadThing derives each file's key from a short hash; a request whose keys are taken is repeated, so that no
 * stored file is ever overwritten. The file routes authorize again, in `admitUploader`.
 */
export function defineUpload(entrance: {
  access: Exclude<Access, 'anyone'>
  router: FileRoutes
  anyKeyTaken: (keys: string[]) => Promise<boolean>
}): UploadHandler {
  let handle: ((request: Request) => Promise<Response>) | undefined

  async function receive(request: Request): Promise<Response> {
    handle ??= createUploadHandler(entrance.router)
    const isUploadRequest = new URL(request.url).searchParams.get('actionType') === 'upload'
    // A callback is authenticated by its signature; an upload request needs a signed-in user.
    if (!isUploadRequest) return handle(request)
    try {
      await admit(entrance.access)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return Response.json({ message: error.message }, { status: 403 })
    }
    for (let attempt = 1; ; attempt += 1) {
      const response = await handle(request.clone())
      const keys = response.ok && attempt < maxKeyAttempts ? await readKeys(response) : []
      if (keys.length === 0 || !(await entrance.anyKeyTaken(keys))) return response
    }
  }
  return { routes: Object.keys(entrance.router), receive }
}

/**
 * The middleware of a file route: authorizes the actor, validates each file, and counts them against the allowance.
 * @returns the metadata that comes back with each file; the nonce distinguishes two uploads with the same key
 * @throws UploadThingError with a message for the user
 */
export async function admitUploader(upload: {
  access: Exclude<Access, 'anyone'>
  allowance: UploadAllowance
  files: readonly { name: string; size: number }[]
  /** Returns why a file can't be uploaded, as a sentence; null when it can be. */
  validateFile?: (file: { name: string; size: number }) => string | null
}): Promise<{ uploaderId: string; nonce: string }> {
  const { access, allowance, files, validateFile } = upload
  try {
    const { profileId } = await admit(access)
    for (const file of files) {
      const problem = validateFile?.(file)
      if (problem) throw uploadError('BAD_REQUEST', problem)
    }
    return { uploaderId: profileId, nonce: await grantUpload(allowance, profileId, files) }
  } catch (error) {
    if (error instanceof AppError) throw uploadError('FORBIDDEN', error.message)
    throw error
  }
}

/** Marks a file as arrived, so that it no longer counts as in flight, then records it. */
export async function finishUpload<T>(
  { nonce }: { nonce: string },
  { size }: { size: number },
  record: () => Promise<T>,
): Promise<T> {
  await recordArrival(nonce, size)
  return record()
}

async function readKeys(response: Response): Promise<string[]> {
  const files: unknown = await response.clone().json()
  if (!Array.isArray(files)) return []
  return files.flatMap((file: { key?: unknown }) => (typeof file.key === 'string' ? [file.key] : []))
}
