import 'server-only'
import { randomUUID } from 'node:crypto'
import { admitUploader } from '@/lib/entry/define-upload-door'
import { type FileRoutes, fileRoute, refuseUpload } from '@/lib/integrations/uploadthing'
import { keepAttachment } from './commands/keep-attachment'
import { attachmentBytes, attachmentLimit } from './limits'
import { tooLargeText } from './rules'

/** The provider's own limits come in powers of two; the exact one is checked below. */
const limits = {
  maxFileSize: '16MB',
  maxFileCount: attachmentLimit,
  // What came is never shown in the portal's name: pictures are, in a copy of our own making.
  contentDisposition: 'attachment',
  acl: 'private',
} as const

/** What either side may send straight to storage for a message. */
export const attachmentRouter = {
  messageAttachment: fileRoute({ blob: limits })
    .middleware(async ({ files }) => {
      const actor = await admitUploader('signed-in')
      for (const file of files) {
        if (file.size > attachmentBytes) throw refuseUpload('BAD_REQUEST', tooLargeText(file.name))
      }
      // The nonce tells apart two uploads that were given the same key.
      return { uploaderId: actor.profileId, nonce: randomUUID() }
    })
    .onUploadComplete(({ metadata, file }) =>
      keepAttachment({
        key: file.key,
        name: file.name,
        sizeBytes: file.size,
        uploaderId: metadata.uploaderId,
      }),
    ),
} satisfies FileRoutes

export type AttachmentRouter = typeof attachmentRouter
