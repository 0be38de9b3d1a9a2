import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { sandboxKeys } from '@/sandbox/keys'
import { verifySignedUrl } from '@/sandbox/uploadthing/signature'
import type { StoredFile } from '@/sandbox/uploadthing/stored-files'

const UploadParameters = z.object({
  'x-ut-identifier': z.literal(sandboxKeys.uploadthing.appId),
  'x-ut-file-name': z.string().min(1),
  'x-ut-file-size': z.coerce.number().int().nonnegative(),
  'x-ut-file-type': z.string().default(''),
  'x-ut-slug': z.string().optional(),
  'x-ut-custom-id': z.string().optional(),
  'x-ut-content-disposition': z.enum(['inline', 'attachment']).default('inline'),
  'x-ut-acl': z.enum(['public-read', 'private']).default('public-read'),
})

/** The upload that a presigned URL allows. */
export type Upload = Pick<
  StoredFile,
  'id' | 'name' | 'size' | 'type' | 'customId' | 'acl' | 'contentDisposition' | 'signature' | 'expires'
> & { slug: string | null }

/** Why the ingest rejects an upload, with the response's status. */
export class UploadError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Returns the upload that this request's presigned URL allows. Throws UploadError unless the URL is signed and
 * unexpired.
 */
export function readUpload(context: Context, sandboxUrl: string): Upload {
  const id = context.req.param('key') ?? ''
  const signed = verifySignedUrl(context.req.url, sandboxUrl)
  if (!signed.ok) throw new UploadError(403, signed.reason)
  // The SDK encodes each value twice.
  const values = [...signed.parameters].map(([name, value]) => [name, decodeURIComponent(value)])
  const parsed = UploadParameters.safeParse(Object.fromEntries(values))
  if (!parsed.success) throw new UploadError(400, z.prettifyError(parsed.error))
  if (!/^[\w-]{1,200}$/.test(id)) throw new UploadError(400, 'Invalid file key')
  return {
    id,
    name: parsed.data['x-ut-file-name'],
    size: parsed.data['x-ut-file-size'],
    type: parsed.data['x-ut-file-type'],
    slug: parsed.data['x-ut-slug'] ?? null,
    customId: parsed.data['x-ut-custom-id'] ?? null,
    contentDisposition: parsed.data['x-ut-content-disposition'],
    acl: parsed.data['x-ut-acl'],
    signature: signed.signature,
    expires: signed.expires,
  }
}

/** Throws UploadError when another upload has this key. Keys come from a 31-bit hash, so collisions happen. */
export function assertKeyAvailable(upload: Upload, known: StoredFile | undefined) {
  if (!known || known.signature === upload.signature) return
  const hasExpired = known.status === 'pending' && known.expires < Date.now()
  if (known.status === 'complete' || !(isSameFile(upload, known) || hasExpired)) {
    throw new UploadError(409, 'A file with this key exists already')
  }
}

/** Returns whether the stored file is this file, so that the upload can resume. */
export function isSameFile(upload: Upload, known: StoredFile) {
  return (['name', 'size', 'type', 'customId'] as const).every((field) => known[field] === upload[field])
}

/** Returns the byte from which a PUT resumes. */
export function startOf(range: string | undefined): number {
  if (range === undefined) return 0
  const match = /^bytes=(\d+)-$/.exec(range)
  if (!match) throw new UploadError(400, 'Expected a Range of the form bytes=<start>-')
  return Number(match[1])
}
