'use client'

import type { MouseEvent } from 'react'
import { DetailsFold } from '@/components/photos/deliveries/details-fold'
import { Button } from '@/components/ui/button'
import { Status } from '@/components/ui/status'
import { linkClasses } from '@/components/ui/text-link'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { proposedVersion, versionsToCompare } from '@/lib/photos/revisions/rules/versions'
import type { RevisedPhoto, ShownThread } from '@/lib/photos/revisions/schema'
import { roundText, versionName } from '@/lib/photos/revisions/words/revisions'
import { AddVersionsButton } from './add-versions-button'
import { RequestBar } from './request-bar'
import { useRevisions } from './revisions-context'
import { stateOf } from './thread-state'

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

/** A photo with its threads, each with a link that opens it, and the version that waits for a decision. */
function ChangedPhoto({ photo }: { photo: RevisedPhoto }) {
  const { openPhoto } = useRevisions()
  const { photoId, name, position, threads, versions } = photo
  const proposed = proposedVersion(versions)
  const current = versions.find(({ isCurrent }) => isCurrent)?.number ?? 1
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-b py-4">
      {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone */}
      <img
        src={`/api/photos/${photoId}/tile${current > 1 ? `?version=${current}` : ''}`}
        alt=""
        loading="lazy"
        className="photo aspect-3/2 w-full"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 font-strong wrap-anywhere">
            Photo {position}, {name}
          </h3>
          {proposed && <Status value="OPEN" label={`${versionName(proposed.number)} proposed`} />}
        </div>
        <ul className="mt-1">
          {threads.map((thread) => (
            <ThreadLine key={thread.id} photoId={photoId} thread={thread} />
          ))}
        </ul>
        {versionsToCompare(versions) && (
          <Button size="sm" className="mt-2" onClick={() => openPhoto(photoId, 'compare')}>
            Compare versions
          </Button>
        )}
      </div>
    </li>
  )
}

function ThreadLine({ photoId, thread }: { photoId: string; thread: ShownThread }) {
  const { revisions, openPhoto } = useRevisions()
  const { deliveryId, bookingId } = revisions
  const { id, number, comments } = thread
  const [first] = comments

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openPhoto(photoId, 'comments', id)
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-1">
      <a
        href={`/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}&photo=${photoId}&comment=${id}`}
        onClick={open}
        className={linkClasses('min-w-0 max-w-full')}
      >
        <span className="truncate">
          {number}. {first?.text}
        </span>
      </a>
      <Status {...stateOf(thread, revisions)} />
    </li>
  )
}
