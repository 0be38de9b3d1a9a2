import 'server-only'
import { z } from 'zod'
import { defineUpload } from '@/lib/entry/define-upload'
import { recordPhoto } from '@/lib/photos/deliveries/commands/record-photo'
import { fullPhotoLimit, importedPhotoAllowance, photoAllowance } from '@/lib/photos/deliveries/limits'
import { fileSizeError } from '@/lib/photos/deliveries/rules/files'
import { grantsWithin } from '@/lib/studio/uploads/operations/grants-within'

const limits = {
  maxFileSize: '128MB',
  maxFileCount: fullPhotoLimit,
  contentDisposition: 'attachment',
} as const

function validateFile(file: { name: string; size: number }): string | null {
  const problem = fileSizeError(file)
  return problem && `${file.name}: ${problem}`
}

/** What active photographers may upload for deliveries. */
export const photoUploads = {
  photo: defineUpload({
    access: 'prepare-photos',
    grants: grantsWithin(photoAllowance),
    limits,
    validateFile,
    input: z.object({ purpose: z.enum(['PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE']) }),
    record: (file, { purpose }) => recordPhoto({ ...file, purpose }),
  }),
  importedPhoto: defineUpload({
    access: 'price-photos',
    grants: grantsWithin(importedPhotoAllowance),
    limits,
    validateFile,
    record: (file) => recordPhoto({ ...file, purpose: 'PHOTO_ORIGINAL' }),
  }),
}

export type PhotoUploads = typeof photoUploads
