'use client'

import { mediaTitle } from '@/lib/photos/media/words'
import { MediaUploadRow } from './media-upload-row'
import type { MediaUploads } from './use-media-uploads'

/** The films and documents that are sent with the photos; nothing without one. */
export function UnsentMedia({ media }: { media: MediaUploads }) {
  if (media.uploads.length === 0) return null
  return (
    <section aria-labelledby="unsent-media-title">
      <h2 id="unsent-media-title" className="mb-1.5 text-sm font-medium">
        {mediaTitle}
      </h2>
      <ul className="border-t">
        {media.uploads.map((upload) => (
          <MediaUploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => media.retry(upload.id)}
            onRemove={() => media.discard(upload)}
          />
        ))}
      </ul>
    </section>
  )
}
