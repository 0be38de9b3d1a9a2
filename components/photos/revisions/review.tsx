'use client'

import { useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { ViewedPicture } from '@/components/ui/viewed-picture'
import { viewerLayerClasses } from '@/components/ui/viewer'
import { revisedPhoto, versionsToCompare } from '@/lib/photos/revisions/rules/versions'
import type { Spot } from '@/lib/photos/revisions/schema'
import { CompareVersions } from './compare-versions'
import type { NewComment } from './new-comment'
import { PinnedPicture } from './pinned-picture'
import { ReviewPanel } from './review-panel'
import { useRevisions } from './revisions-context'

/** One photo with its pins and threads, or two of its versions side by side. */
export function Review({ picture }: { picture: ViewedPicture }) {
  const { revisions, mode, setMode, unsaved } = useRevisions()
  const [placing, setPlacing] = useState<Spot | null>(null)
  const [draft, setDraft] = useState<NewComment | null>(() => unsaved.current.get(picture.id) ?? null)
  const photo = revisedPhoto(revisions.photos, picture.id)
  const compared = mode === 'compare' ? versionsToCompare(photo.versions) : null

  function write(next: NewComment) {
    setMode('comments')
    setPlacing(null)
    setDraft(next)
  }

  function startPlacing() {
    setMode('comments')
    setPlacing({ x: 0.5, y: 0.5 })
  }

  return (
    <>
      <div className={mergeClasses(viewerLayerClasses, 'bg-night')}>
        {compared ? (
          <CompareVersions
            // A newer version starts a new comparison.
            key={compared.after.id}
            versions={photo.versions}
            {...compared}
            ratio={ratioOf(picture)}
          />
        ) : (
          <PinnedPicture
            picture={picture}
            ratio={ratioOf(picture)}
            threads={photo.threads}
            draftSpot={draft?.spot ?? null}
            placing={placing}
            onPlacing={setPlacing}
            onSpot={revisions.canRequest ? (spot) => write({ spot }) : undefined}
          />
        )}
      </div>
      <ReviewPanel
        photo={photo}
        draft={draft}
        onWrite={write}
        onPin={startPlacing}
        // Another spot may have been chosen while this comment was being saved.
        onWritten={() => {
          unsaved.current.delete(picture.id)
          setDraft((current) => (current === draft ? null : current))
        }}
      />
    </>
  )
}

function ratioOf({ width, height }: ViewedPicture): number {
  return width && height ? width / height : 1.5
}
