import 'server-only'
import { z } from 'zod'
import { recordUpload } from '@/lib/deliveries/commands/record-upload'
import { fullPhotoLimit } from '@/lib/deliveries/limits'
import { photoUploads } from '@/lib/deliveries/rate-limits'
import { fileSizeError } from '@/lib/deliveries/rules/files'
import { admitUploader, finishUpload } from '@/lib/entry/define-upload'
import { type FileRoutes, fileRoute } from '@/lib/integrations/uploadthing'

/** UploadThing's limits are powers of two; the exact one is checked below. */
const limits = {
  maxFileSize: '128MB',
  maxFileCount: fullPhotoLimit,
  contentDisposition: 'attachment',
  acl: 'private',
} as const

const Upload = z.object({ purpose: z.enum(['PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE']) })

/** What browsers may upload directly to storage: only active photographers, and every file is private. */
export const uploadRouter = {
  photo: fileRoute({ blob: limits })
    .input(Upload)
    .middleware(async ({ files, input }) => {
      const uploader = await admitUploader({
        access: 'photographer',
        allowance: photoUploads,
        files,
        validateFile: (file) => {
          const problem = fileSizeError(file)
          return problem && `${file.name}: ${problem}`
        },
      })
      return { ...uploader, purpose: input.purpose }
    })
    .onUploadComplete(({ metadata, file }) =>
      finishUpload(metadata, file, () =>
        recordUpload({
          key: file.key,
          name: file.name,
          sizeBytes: file.size,
          uploaderId: metadata.uploaderId,
          purpose: metadata.purpose,
        }),
      ),
    ),
} satisfies FileRoutes

export type UploadRouter = typeof uploadRouter
