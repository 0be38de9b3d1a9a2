'use client'

import { useEffect } from 'react'
import { deferComponent } from '@/components/ui/defer'
import { Icon } from '@/components/ui/icon'
import { useViewedPicture } from '@/components/ui/viewed-picture'
import { ViewerButton } from '@/components/ui/viewer'
import { countOpen, revisedPhoto } from '@/lib/photos/revisions/rules/versions'
import { useRevisions } from './revisions-context'

const Review = deferComponent(async () => (await import('./review')).Review)

/** The viewer's button that shows the comments on the photo, with their number. */
export function CommentsButton() {
  const { revisions, mode, setMode } = useRevisions()
  const picture = useViewedPicture()
  Review.usePreload()
  if (!picture) return null
  const count = countOpen(revisedPhoto(revisions.photos, picture.id))
  return (
    <ViewerButton
      label={count > 0 ? `Comments, ${count} open` : 'Comments'}
      aria-expanded={mode !== null}
      onClick={() => setMode(mode ? null : 'comments')}
      icon={
        <span className="relative">
          <Icon name="message-square-text" />
          {count > 0 && (
            <span className="absolute -top-2 left-3 min-w-4.5 rounded-[99px] bg-accent px-1 text-center text-2xs leading-4.5 text-on-accent tabular-nums">
              {count}
            </span>
          )}
        </span>
      }
    />
  )
}

/** Covers the viewer's photo with the same photo and its pins, or with a comparison of its versions. */
export function ReviewLayer() {
  const { mode } = useRevisions()
  const picture = useViewedPicture()
  const isOpen = mode !== null
  const setCovered = picture?.setCovered

  useEffect(() => {
    setCovered?.(isOpen)
    return () => setCovered?.(false)
  }, [setCovered, isOpen])

  return isOpen && picture && <Review key={picture.id} picture={picture} />
}
