import 'server-only'
import { z } from 'zod'
import { admitUploader, finishUpload } from '@/lib/entry/define-upload'
import { type FileRoutes, fileRoute } from '@/lib/integrations/uploadthing'
import { recordMedia } from '@/lib/portfolio/commands/record-media'
import { recordPoster } from '@/lib/portfolio/commands/record-poster'
import { mediaLimit } from '@/lib/portfolio/limits'
import { mediaUploads, posterUploads } from '@/lib/portfolio/rate-limits'
import { fileSizeError } from '@/lib/portfolio/rules/media'

/** UploadThing's limits are powers of two; the exact limit is checked below. */
const limits = {
  maxFileSize: '128MB',
  maxFileCount: mediaLimit,
  contentDisposition: 'inline',
  acl: 'private',
} as const

const posterLimits = { ...limits, maxFileSize: '4MB', maxFileCount: 1 } as const

/** What active photographers may upload directly to storage for the portfolio. */
export const portfolioRouter = {
  portfolioMedia: fileRoute({ blob: limits })
    .middleware(({ files }) =>
      admitUploader({
        access: 'photographer',
        allowance: mediaUploads,
        files,
        validateFile: (file) => {
          const problem = fileSizeError(file)
          return problem && `${file.name}: ${problem}`
        },
      }),
    )
    .onUploadComplete(({ metadata, file }) =>
      finishUpload(metadata, file, () =>
        recordMedia({
          key: file.key,
          name: file.name,
          sizeBytes: file.size,
          uploaderId: metadata.uploaderId,
        }),
      ),
    ),

  /** The still of a video that this photographer uploaded. */
  portfolioPoster: fileRoute({ blob: posterLimits })
    .input(z.object({ videoId: z.uuid() }))
    .middleware(async ({ input, files }) => {
      const uploader = await admitUploader({ access: 'photographer', allowance: posterUploads, files })
      return { ...uploader, videoId: input.videoId }
    })
    .onUploadComplete(({ metadata, file }) =>
      finishUpload(metadata, file, () =>
        recordPoster(
          { key: file.key, name: file.name, sizeBytes: file.size, uploaderId: metadata.uploaderId },
          metadata.videoId,
        ),
      ),
    ),
} satisfies FileRoutes

export type PortfolioRouter = typeof portfolioRouter
