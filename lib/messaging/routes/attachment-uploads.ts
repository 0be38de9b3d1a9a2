import 'server-only'
import { defineUpload } from '@/lib/entry/define-upload'
import { recordAttachment } from '@/lib/messaging/commands/record-attachment'
import { attachmentAllowance, attachmentBytes, attachmentLimit } from '@/lib/messaging/limits'
import { tooLargeText } from '@/lib/messaging/words'
import { grantsWithin } from '@/lib/studio/uploads/operations/grants-within'

/** What both sides may upload for a message. */
export const attachmentUploads = {
  messageAttachment: defineUpload({
    access: 'exchange-messages',
    grants: grantsWithin(attachmentAllowance),
    // Uploads are never displayed from storage; pictures are shown as copies that the server made.
    limits: { maxFileSize: '16MB', maxFileCount: attachmentLimit, contentDisposition: 'attachment' },
    validateFile: ({ name, size }) => (size > attachmentBytes ? tooLargeText(name) : null),
    record: recordAttachment,
  }),
}
export type AttachmentUploads = typeof attachmentUploads
