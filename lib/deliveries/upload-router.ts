import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { admitUploader } from '@/lib/entry/define-upload-door'
import { type FileRoutes, fileRoute, refuseUpload } from '@/lib/integrations/uploadthing'
import { keepUpload } from './commands/keep-upload'
import { fullPhotoLimit, refuseBeforeUpload } from './rules'

/** The provider's own limits come in powers of two; the exact one is checked below. */
const limits = {
  maxFileSize: '128MB',
  maxFileCount: fullPhotoLimit,
  contentDisposition: 'attachment',
  acl: 'private',
} as const

const Upload = z.object({ purpose: z.enum(['PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE']) })

/** What browsers may send straight to storage. Only active photographers, every file private. */
export const uploadRouter = {
  photo: fileRoute({ blob: limits })
    .input(Upload)
    .middleware(async ({ files, input }) => {
      const actor = await admitUploader('photographer')
      for (const file of files) {
        const problem = refuseBeforeUpload(file)
        if (problem) throw refuseUpload('BAD_REQUEST', `${file.name}: ${problem}`)
      }
      // The nonce tells apart two uploads that were given the same key.
      return { uploaderId: actor.profileId, purpose: input.purpose, nonce: randomUUID() }
    })
    .onUploadComplete(({ metadata, file }) =>
      keepUpload({
        key: file.key,
        name: file.name,
        sizeBytes: file.size,
        uploaderId: metadata.uploaderId,
        purpose: metadata.purpose,
      }),
    ),
} satisfies FileRoutes

export type UploadRouter = typeof uploadRouter
