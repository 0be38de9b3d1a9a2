import 'server-only'
import { defineUpload } from '@/lib/entry/define-upload'
import { recordCertificate } from '@/lib/taxes/commands/record-certificate'
import { certificateBytes } from '@/lib/taxes/limits'
import { certificateAllowance } from '@/lib/taxes/rate-limits'
import { certificateTypeText } from '@/lib/taxes/words'

/** What photographers may upload for a client who is exempt from tax. */
export const certificateUploads = {
  taxCertificate: defineUpload({
    access: 'change-settings',
    allowance: certificateAllowance,
    limits: { maxFileSize: '16MB', maxFileCount: 1, contentDisposition: 'attachment' },
    validateFile: ({ size }) => (size > certificateBytes ? certificateTypeText : null),
    record: recordCertificate,
  }),
}
export type CertificateUploads = typeof certificateUploads
