import 'server-only'
import { admitUploader, finishUpload } from '@/lib/entry/define-upload'
import { type FileRoutes, fileRoute } from '@/lib/integrations/uploadthing'
import { recordAttachment } from './commands/record-attachment'
import { attachmentBytes, attachmentLimit } from './limits'
import { attachmentUploads } from './rate-limits'
import { tooLargeText } from './words'

/** UploadThing's limits are powers of two; the exact limit is checked below. */
const limits = {
  maxFileSize: '16MB',
  maxFileCount: attachmentLimit,
  // Uploads are never displayed from storage; pictures are shown as copies that the server made.
  contentDisposition: 'attachment',
  acl: 'private',
} as const

/** What both sides may upload directly to storage for a message. */
export const attachmentRouter = {
  messageAttachment: fileRoute({ blob: limits })
    .middleware(({ files }) =>
      admitUploader({
        access: 'signed-in',
        allowance: attachmentUploads,
        files,
        validateFile: ({ name, size }) => (size > attachmentBytes ? tooLargeText(name) : null),
      }),
    )
    .onUploadComplete(({ metadata, file }) =>
      finishUpload(metadata, file, () =>
        recordAttachment({
          key: file.key,
          name: file.name,
          sizeBytes: file.size,
          uploaderId: metadata.uploaderId,
        }),
      ),
    ),
} satisfies FileRoutes

export type AttachmentRouter = typeof attachmentRouter
