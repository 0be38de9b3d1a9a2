'use client'

import { mergeClasses } from '@/components/ui/merge-classes'
import { SectionHead } from '@/components/ui/section-head'
import { roundText } from '@/lib/photos/revisions/words/revisions'
import { AddVersionsButton } from './add-versions-button'
import { ChangedPhoto } from './changed-photo'
import { RequestBar } from './request-bar'
import { useRevisions } from './revisions-context'

/** A delivery's change requests and new versions by photo, with links to each comment. */
export function ChangesSection({ className }: { className?: string }) {
  const { revisions } = useRevisions()
  const { photos, canRequest, canRevise, drafts, next } = revisions
  if (photos.length === 0 && !canRequest) return null
  const waiting = photos.filter(({ threads }) => threads.some(({ waitsFor }) => waitsFor === 'PHOTOGRAPHER'))
  return (
    <section aria-labelledby="changes" className={mergeClasses('max-w-264', className)}>
      <SectionHead
        id="changes"
        title="Changes"
        action={
          canRevise &&
          waiting.length > 0 && (
            <AddVersionsButton photos={waiting.map(({ photoId, name }) => ({ id: photoId, name }))} />
          )
        }
      />
      {canRequest && drafts > 0 && <RequestBar className="border-b py-4" />}
      {canRequest && drafts === 0 && (
        <p className="border-b py-4 text-ink-2">
          To request a change, open a photo and choose Comments. {roundText(next)}
        </p>
      )}
      {photos.length > 0 && (
        <ul>
          {photos.map((photo) => (
            <ChangedPhoto key={photo.photoId} photo={photo} />
          ))}
        </ul>
      )}
    </section>
  )
}
