import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { admitUploader } from '@/lib/entry/define-upload-door'
import { type FileRoutes, fileRoute, refuseUpload } from '@/lib/integrations/uploadthing'
import { keepMedia } from './commands/keep-media'
import { keepPoster } from './commands/keep-poster'
import { mediaLimit } from './limits'
import { refuseBeforeUpload } from './media-rules'

/** The provider's own limits come in powers of two; the exact one is checked below. */
const limits = {
  maxFileSize: '128MB',
  maxFileCount: mediaLimit,
  contentDisposition: 'inline',
  acl: 'private',
} as const

const posterLimits = { ...limits, maxFileSize: '4MB', maxFileCount: 1 } as const

/** What browsers may send straight to storage for the portfolio. Only active photographers. */
export const portfolioRouter = {
  portfolioMedia: fileRoute({ blob: limits })
    .middleware(async ({ files }) => {
      const actor = await admitUploader('photographer')
      for (const file of files) {
        const problem = refuseBeforeUpload(file)
        if (problem) throw refuseUpload('BAD_REQUEST', `${file.name}: ${problem}`)
      }
      // The nonce tells apart two uploads that were given the same key.
      return { uploaderId: actor.profileId, nonce: randomUUID() }
    })
    .onUploadComplete(({ metadata, file }) =>
      keepMedia({
        key: file.key,
        name: file.name,
        sizeBytes: file.size,
        uploaderId: metadata.uploaderId,
      }),
    ),

  /** The still of a film this photographer has uploaded. */
  portfolioPoster: fileRoute({ blob: posterLimits })
    .input(z.object({ film: z.string().max(300) }))
    .middleware(async ({ input }) => {
      const actor = await admitUploader('photographer')
      return { uploaderId: actor.profileId, film: input.film, nonce: randomUUID() }
    })
    .onUploadComplete(({ metadata, file }) =>
      keepPoster(
        { key: file.key, name: file.name, sizeBytes: file.size, uploaderId: metadata.uploaderId },
        metadata.film,
      ),
    ),
} satisfies FileRoutes

export type PortfolioRouter = typeof portfolioRouter
