import 'server-only'
import { z } from 'zod'
import { defineUpload } from '@/lib/entry/define-upload'
import { recordMedia } from '@/lib/site/portfolio/commands/record-media'
import { recordPoster } from '@/lib/site/portfolio/commands/record-poster'
import { mediaAllowance, mediaLimit, posterAllowance } from '@/lib/site/portfolio/limits'
import { fileSizeError } from '@/lib/site/portfolio/rules/media'
import { grantsWithin } from '@/lib/studio/uploads/operations/grants-within'

/** What active photographers may upload for the portfolio. */
export const mediaUploads = {
  portfolioMedia: defineUpload({
    access: 'manage-portfolio',
    grants: grantsWithin(mediaAllowance),
    limits: { maxFileSize: '128MB', maxFileCount: mediaLimit, contentDisposition: 'inline' },
    validateFile(file) {
      const problem = fileSizeError(file)
      return problem && `${file.name}: ${problem}`
    },
    record: recordMedia,
  }),
  /** The still of a video that this photographer uploaded. */
  portfolioPoster: defineUpload({
    access: 'manage-portfolio',
    grants: grantsWithin(posterAllowance),
    limits: { maxFileSize: '4MB', maxFileCount: 1, contentDisposition: 'inline' },
    input: z.object({ videoId: z.uuid() }),
    record: (file, { videoId }) => recordPoster(file, videoId),
  }),
}
export type MediaUploads = typeof mediaUploads
