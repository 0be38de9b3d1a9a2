'use client'

import 'yet-another-react-lightbox/styles.css'
import { type CSSProperties, type ReactNode, type Ref, useMemo } from 'react'
import Lightbox, {
  ImageSlide,
  type RenderSlideProps,
  type SlideImage,
  type ZoomRef,
} from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { Spinner } from '@/components/ui/spinner'
import type { PhotoVariant, ShownPhoto } from '@/lib/photos/deliveries/schema/photos'
import type { PlanPin } from '@/lib/photos/deliveries/schema/plan-pins'
import { describePhoto } from '@/lib/photos/deliveries/words/photo-details'
import { photoAddress } from './photo-address'
import { PlanPins } from './plan-pins'

/** The longer side of the `screen` and `preview` variants, in px; the viewer never loads originals. */
const screenSide = 1600
/** That of the `panorama` variant, in which a floor plan stays sharp when it's zoomed in. */
const planSide = 3000

type PlanSlideProps = RenderSlideProps<SlideImage> & { zoom?: number; children: ReactNode }

type ViewerStageProps = {
  photos: readonly ShownPhoto[]
  index: number
  onMove: (index: number) => void
  variant: Extract<PhotoVariant, 'preview' | 'screen'>
  zoom: Ref<ZoomRef>
  /** On the floor plans among them. */
  pins: readonly PlanPin[]
}

/** Shows the photo with swiping, pinch and wheel zoom, and panning. Preloads the photos next to it. */
export function ViewerStage({ photos, index, onMove, variant, zoom, pins }: ViewerStageProps) {
  const slides = useMemo(() => photos.map((photo) => toSlide(photo, variant)), [photos, variant])

  /** The pin goes with its slide, and the keyboard's focus with it. */
  function openPinned(next: number) {
    const dialog = document.activeElement?.closest('dialog')
    dialog?.querySelector<HTMLElement>('[autofocus]')?.focus()
    onMove(next)
  }

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
        slide: (props) => {
          if (isMissing(props.slide)) return <MissingPhoto text={props.slide.alt} />
          const plan = variant === 'screen' ? photos[slides.indexOf(props.slide)] : undefined
          return plan?.details?.room === 'FLOOR_PLAN' ? (
            <PlanSlide {...props}>
              <PlanPins planId={plan.id} pins={pins} photos={photos} onOpen={openPinned} />
            </PlanSlide>
          ) : undefined
        },
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
  const { width, height, details } = photo
  const isPlan = variant === 'screen' && details?.room === 'FLOOR_PLAN'
  const sizeWithin = (side: number) => {
    const scale = width && height ? Math.min(1, side / Math.max(width, height)) : 1
    return width && height ? { width: Math.round(width * scale), height: Math.round(height * scale) } : null
  }
  const address = photoAddress(photo.id, variant, details?.version)
  const small = sizeWithin(screenSide)
  const large = isPlan && sizeWithin(planSide)
  return {
    src: address,
    alt: describePhoto(details ?? {}) ?? photo.name,
    ...(large || small),
    ...(large &&
      small && {
        srcSet: [
          { src: address, ...small },
          { src: photoAddress(photo.id, 'panorama', details?.version), ...large },
        ],
      }),
  }
}

/** A floor plan with what lies over it, which is zoomed with it but keeps its size. */
function PlanSlide({ slide, offset, rect, zoom = 1, children }: PlanSlideProps) {
  const { width = 0, height = 0 } = slide
  const fit = Math.min(1, rect.width / width, rect.height / height)
  const box = Number.isFinite(fit) && fit > 0 ? { width: width * fit, height: height * fit } : null
  const style = { ...box, '--pin-scale': 1 / zoom } as CSSProperties
  return (
    <div style={style} className={box ? '@container relative' : undefined}>
      <ImageSlide
        slide={slide}
        offset={offset}
        rect={{ width: rect.width * zoom, height: rect.height * zoom }}
      />
      {box && children}
    </div>
  )
}

function isMissing(slide: SlideImage): boolean {
  return slide.src === ''
}

function MissingPhoto({ text }: { text: string | undefined }) {
  return <p className="p-6 text-center wrap-anywhere">{text}</p>
}
