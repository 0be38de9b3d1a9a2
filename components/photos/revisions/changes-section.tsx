'use client'

import { DetailsFold } from '@/components/photos/deliveries/details-fold'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { roundText } from '@/lib/photos/revisions/words/revisions'
import { AddVersionsButton } from './add-versions-button'
import { ChangedPhoto } from './changed-photo'
import { RequestBar } from './request-bar'
import { useRevisions } from './revisions-context'

/** A delivery's change requests and new versions by photo, with links to each comment. */
export function ChangesSection() {
  const { revisions } = useRevisions()
  const { photos, canRequest, canRevise, drafts, next } = revisions
  if (photos.length === 0 && !canRequest) return null
  const waiting = photos.filter(({ threads }) => threads.some(({ waitsFor }) => waitsFor === 'PHOTOGRAPHER'))
  return (
    <DetailsFold
      id="changes"
      title="Changes"
      note={photos.length > 0 && countPhotos(photos.length)}
      // They wait for someone, or say how to begin.
      open
    >
      {canRevise && waiting.length > 0 && (
        <div>
          <AddVersionsButton photos={waiting.map(({ photoId, name }) => ({ id: photoId, name }))} />
        </div>
      )}
      {canRequest && drafts > 0 && <RequestBar />}
      {canRequest && drafts === 0 && (
        <p className="text-ink-2">To request a change, open a photo and choose Comments. {roundText(next)}</p>
      )}
      {photos.length > 0 && (
        <ul className="border-t">
          {photos.map((photo) => (
            <ChangedPhoto key={photo.photoId} photo={photo} />
          ))}
        </ul>
      )}
    </DetailsFold>
  )
}
