import 'server-only'
import { crc32 } from 'node:zlib'
import { fileTypeFromBuffer } from 'file-type'
import { certificateBytes } from '@/lib/catalog/taxes/limits'
import type { CertificateOutcome } from '@/lib/catalog/taxes/schema'
import { certificateTypeText } from '@/lib/catalog/taxes/words'
import { openFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'
import { recordUpload } from '@/lib/studio/uploads/operations/record-upload'
import { rejectUpload } from '@/lib/studio/uploads/operations/reject-upload'
import type { Upload } from '@/lib/studio/uploads/schema'

const acceptedTypes = ['application/pdf', 'image/jpeg', 'image/png']

/** Validates the content of an uploaded certificate, and records it. A rejected file is removed. Idempotent. */
export async function recordCertificate(upload: Upload): Promise<CertificateOutcome> {
  // The size the browser declared was checked before; this is the actual size.
  if (upload.sizeBytes > certificateBytes) return rejectUpload(upload.key, certificateTypeText)
  const bytes = await new Response(await openFile(upload.key)).bytes()
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (!acceptedTypes.includes(contentType)) return rejectUpload(upload.key, certificateTypeText)
  const file = { ...upload, contentType, purpose: 'TAX_CERTIFICATE', crc32: crc32(bytes) } as const
  const recorded = await recordUpload(db(), file)
  return recorded ? { outcome: 'stored', fileId: recorded.id } : { outcome: 'clash' }
}
