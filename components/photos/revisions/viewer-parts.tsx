'use client'

import { useEffect } from 'react'
import { deferComponent } from '@/components/ui/defer'
import { Icon } from '@/components/ui/icon'
import { useViewedPicture } from '@/components/ui/viewed-picture'
import { ViewerButton } from '@/components/ui/viewer'
import { countOpen, revisedPhoto, versionsToCompare } from '@/lib/photos/revisions/rules/versions'
import { useRevisions } from './revisions-context'

const Review = deferComponent(async () => (await import('./review')).Review)

/** The viewer's buttons that show the comments on the photo, and its versions where there are several. */
export function ReviewButtons() {
  const { revisions, mode, setMode } = useRevisions()
  const picture = useViewedPicture()
  Review.usePreload()
  const photo = revisedPhoto(revisions.photos, picture?.id ?? '')
  const count = countOpen(photo)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the viewer opens
  useEffect(() => {
    if (count > 0 && mode === null && matchMedia('(width >= 48rem)').matches) setMode('comments')
  }, [])

  if (!picture) return null
  const compared = versionsToCompare(photo.versions)
  return (
    <>
      {compared && (
        <ViewerButton
          label="Compare versions"
          word="Compare"
          // While they're compared, holding the key shows the earlier one.
          shortcut={mode === 'compare' ? undefined : 'V'}
          aria-expanded={mode === 'compare'}
          onClick={() => setMode(mode === 'compare' ? null : 'compare')}
          icon="columns-2"
        />
      )}
      <ViewerButton
        label={count > 0 ? `Comments, ${count} open` : 'Comments'}
        word={count > 0 ? `Comments (${count})` : 'Comments'}
        shortcut="C"
        aria-expanded={mode === 'comments'}
        onClick={() => setMode(mode === 'comments' ? null : 'comments')}
        icon={
          <span className="relative">
            <Icon name="message-square-text" />
            {count > 0 && (
              <span className="absolute -top-2 left-3 min-w-4.5 rounded-[99px] bg-accent px-1 text-center text-2xs leading-4.5 text-on-accent tabular-nums max-md:hidden">
                {count}
              </span>
            )}
          </span>
        }
      />
    </>
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
