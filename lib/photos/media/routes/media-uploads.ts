import 'server-only'
import { defineUpload } from '@/lib/entry/define-upload'
import { recordMediaFile } from '@/lib/photos/media/commands/record-media-file'
import { recordRendition } from '@/lib/photos/media/commands/record-rendition'
import {
  maxMediaFiles,
  mediaAllowance,
  renditionAllowance,
  renditionByteLimit,
} from '@/lib/photos/media/limits'
import { mediaSizeError } from '@/lib/photos/media/rules/media-types'
import { RenditionInput } from '@/lib/photos/media/schema'
import { grantsWithin } from '@/lib/studio/uploads/operations/grants-within'

/** 20 GB take five hours at 10 Mbps upstream. */
const lastsSeconds = 24 * 60 * 60

/** What those who prepare photos may upload besides them. */
export const mediaUploads = {
  media: defineUpload({
    access: 'prepare-photos',
    grants: grantsWithin(mediaAllowance),
    limits: { maxFileSize: '32GB', maxFileCount: maxMediaFiles, contentDisposition: 'attachment' },
    lastsSeconds,
    validateFile(file) {
      const problem = mediaSizeError(file)
      return problem && `${file.name}: ${problem}`
    },
    record: recordMediaFile,
  }),
  /** What the browser made of a film that this person uploaded. */
  rendition: defineUpload({
    access: 'prepare-photos',
    grants: grantsWithin(renditionAllowance),
    limits: { maxFileSize: '32GB', maxFileCount: 1, contentDisposition: 'inline' },
    lastsSeconds,
    validateFile: ({ size }) => (size > renditionByteLimit ? 'This film is too long.' : null),
    input: RenditionInput,
    record: recordRendition,
  }),
}
export type MediaUploads = typeof mediaUploads
