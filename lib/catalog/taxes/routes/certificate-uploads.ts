import 'server-only'
import { recordCertificate } from '@/lib/catalog/taxes/commands/record-certificate'
import { certificateAllowance, certificateBytes } from '@/lib/catalog/taxes/limits'
import { certificateTypeText } from '@/lib/catalog/taxes/words'
import { defineUpload } from '@/lib/entry/define-upload'
import { grantsWithin } from '@/lib/studio/uploads/operations/grants-within'

/** What photographers may upload for a client who is exempt from tax. */
export const certificateUploads = {
  taxCertificate: defineUpload({
    access: 'change-settings',
    grants: grantsWithin(certificateAllowance),
    limits: { maxFileSize: '16MB', maxFileCount: 1, contentDisposition: 'attachment' },
    validateFile: ({ size }) => (size > certificateBytes ? certificateTypeText : null),
    record: recordCertificate,
  }),
}
export type CertificateUploads = typeof certificateUploads
