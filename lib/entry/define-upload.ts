import 'server-only'
import { z } from 'zod'
import type { Access } from '@/lib/auth/actor'
import {
  createUploadHandler,
  type FileRoutes,
  fileRoute,
  inContextOf,
  uploadError,
} from '@/lib/integrations/uploadthing'
import { AppError } from '@/lib/platform/errors'
import { admit } from './run-action'

const maxKeyAttempts = 3

type Values = { [name: string]: string | number | boolean }
type ChosenFile = { name: string; size: number }
/** A file in storage, and the profile that uploaded it. */
type UploadedFile = { key: string; name: string; sizeBytes: number; uploaderId: string }

/** Counts uploads against an allowance. */
type UploadGrants = {
  /** Returns the grant's id, for `recordArrival`. Throws AppError when the files exceed the allowance. */
  grant: (profileId: string, files: readonly { size: number }[]) => Promise<string>
  recordArrival: (grantId: string, bytes: number) => Promise<void>
}

/**
 * Defines what browsers may upload directly to storage: who, how much, and what is done with an uploaded file. Every file is
 * private. The result of `record` goes to the browser.
 */
export function defineUpload<Result extends Values, Input extends Values = Values>(upload: {
  access: Exclude<Access, 'anyone'>
  grants: UploadGrants
  /** UploadThing's limits are powers of two; `validateFile` checks the exact ones. */
  limits: {
    maxFileSize: '4MB' | '16MB' | '128MB' | '32GB'
    maxFileCount: number
    contentDisposition: 'attachment' | 'inline'
  }
  /** How long a granted upload may take, in seconds. By default an hour, which is UploadThing's. */
  lastsSeconds?: number
  /** Returns why a file can't be uploaded, as a sentence; null when it can be. */
  validateFile?: (file: ChosenFile) => string | null
  input?: z.ZodType<Input, Input>
  record: (file: UploadedFile, input: Input) => Promise<Result>
}): FileRoutes[string] {
  const { access, grants, limits, lastsSeconds, validateFile, input = z.object({}), record } = upload
  return fileRoute({ blob: { ...limits, acl: 'private' } }, { presignedURLTTL: lastsSeconds ?? 3600 })
    .input(z.record(z.string(), z.string()))
    .middleware(({ req, files, input: received }) =>
      inContextOf(req, async () => {
        const parsed = input.safeParse(received)
        if (!parsed.success) throw uploadError('BAD_REQUEST', 'This upload is invalid.')
        const problem = files.map((file) => validateFile?.(file)).find(Boolean)
        return { ...(await admitUploader(access, grants, files, problem)), input: parsed.data }
      }),
    )
    .onUploadComplete(({ req, metadata, file: { key, name, size } }) =>
      inContextOf(req, async () => {
        await grants.recordArrival(metadata.nonce, size)
        const file = { key, name, sizeBytes: size, uploaderId: metadata.uploaderId }
        return record(file, metadata.input as Input)
      }),
    )
}

/**
 * Makes the handler of the browser's upload requests and of UploadThing's signed callbacks. UploadThing derives each file's
 * key from a short hash; a request whose keys are taken is repeated, so that no stored file is ever overwritten.
 */
export function receiveUploads(
  router: FileRoutes,
  anyKeyTaken: (keys: string[]) => Promise<boolean>,
): (request: Request) => Promise<Response> {
  let handle: ((request: Request) => Promise<Response>) | undefined
  return async (request) => {
    const query = new URL(request.url).searchParams
    // UploadThing would look up any name, such as `constructor`, in the object.
    if (!Object.hasOwn(router, query.get('slug') ?? '')) return new Response(null, { status: 404 })
    handle ??= createUploadHandler(router)
    if (query.get('actionType') !== 'upload') return handle(request)
    for (let attempt = 1; ; attempt += 1) {
      const response = await handle(request.clone())
      const keys = response.ok && attempt < maxKeyAttempts ? await readKeys(response) : []
      if (keys.length === 0 || !(await anyKeyTaken(keys))) return response
    }
  }
}

/**
 * Authorizes the actor and counts the files against the allowance.
 * @returns the metadata that comes back with each file; the nonce distinguishes two uploads with the same key
 * @throws UploadThingError with a message for the user
 */
async function admitUploader(
  access: Exclude<Access, 'anyone'>,
  { grant }: UploadGrants,
  files: readonly ChosenFile[],
  problem: string | null | undefined,
): Promise<{ uploaderId: string; nonce: string }> {
  try {
    const { profileId } = await admit(access)
    if (problem) throw uploadError('BAD_REQUEST', problem)
    return { uploaderId: profileId, nonce: await grant(profileId, files) }
  } catch (error) {
    if (error instanceof AppError) throw uploadError('FORBIDDEN', error.message)
    throw error
  }
}

async function readKeys(response: Response): Promise<string[]> {
  const files: unknown = await response.clone().json()
  if (!Array.isArray(files)) return []
  return files.flatMap((file: { key?: unknown }) => (typeof file.key === 'string' ? [file.key] : []))
}
