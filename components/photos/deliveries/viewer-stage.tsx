'use client'

import 'yet-another-react-lightbox/styles.css'
import { type Ref, useMemo } from 'react'
import Lightbox, { type SlideImage, type ZoomRef } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { Spinner } from '@/components/ui/spinner'
import type { PhotoVariant, ShownPhoto } from '@/lib/photos/deliveries/schema/photos'
import { describePhoto } from '@/lib/photos/deliveries/words/photo-details'
import { photoAddress } from './photo-address'

/** The longer side of the `screen` and `preview` variants, in px; the viewer never loads originals. */
const screenSide = 1600

type ViewerStageProps = {
  photos: readonly ShownPhoto[]
  index: number
  onMove: (index: number) => void
  variant: Extract<PhotoVariant, 'preview' | 'screen'>
  zoom: Ref<ZoomRef>
}

/** Shows the photo with swiping, pinch and wheel zoom, and panning. Preloads the photos next to it. */
export function ViewerStage({ photos, index, onMove, variant, zoom }: ViewerStageProps) {
  const slides = useMemo(() => photos.map((photo) => toSlide(photo, variant)), [photos, variant])
  return (
    <Lightbox
      plugins={[Inline, Zoom]}
      slides={slides}
      index={index}
      on={{
        view: ({ index: next }) => {
          if (next !== index) onMove(next)
        },
      }}
      carousel={{ preload: 1, padding: 0, spacing: 24, finite: photos.length === 1 }}
      animation={{ fade: 0, swipe: 220, zoom: 220 }}
      zoom={{ ref: zoom, maxZoomPixelRatio: 2, scrollToZoom: true, pinchZoomV4: true }}
      // The page doesn't scroll behind it, and pulling down closes the viewer.
      controller={{ touchAction: 'none' }}
      toolbar={{ buttons: [] }}
      render={{
        buttonPrev: () => null,
        buttonNext: () => null,
        buttonZoom: () => null,
        iconLoading: () => <Spinner />,
        iconError: () => <p className="p-6 text-center">Failed to load photos</p>,
        slide: ({ slide }) => (isMissing(slide) ? <MissingPhoto text={slide.alt} /> : undefined),
      }}
      labels={{ 'Photo gallery': 'Photos' }}
      styles={{ root: { '--yarl__color_backdrop': 'var(--color-night)' } }}
    />
  )
}

function toSlide(photo: ShownPhoto, variant: ViewerStageProps['variant']): SlideImage {
  if (photo.state !== 'READY') {
    const why =
      photo.state === 'WAITING' ? 'This photo is being prepared' : "This photo can't be displayed here"
    return { src: '', alt: `${photo.name}: ${why}` }
  }
  const { width, height } = photo
  const scale = width && height ? Math.min(1, screenSide / Math.max(width, height)) : 1
  return {
    src: photoAddress(photo.id, variant, photo.details?.version),
    alt: describePhoto(photo.details ?? {}) ?? photo.name,
    ...(width && height && { width: Math.round(width * scale), height: Math.round(height * scale) }),
  }
}

function isMissing(slide: SlideImage): boolean {
  return slide.src === ''
}

function MissingPhoto({ text }: { text: string | undefined }) {
  return <p className="p-6 text-center wrap-anywhere">{text}</p>
}
