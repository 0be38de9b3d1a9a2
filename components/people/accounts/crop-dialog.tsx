'use client'

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { type CropArea, cropPicture } from '@/components/people/accounts/crop-picture'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { avatarPictureError } from '@/lib/people/accounts/rules'
import { avatarErrors } from '@/lib/people/accounts/words/avatar'
import 'react-easy-crop/react-easy-crop.css'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { useObjectUrl } from '@/components/ui/use-object-url'

const zoomRange = { min: 1, max: 4, step: 0.1 }
const arrowStep = 8

type CropDialogProps = {
  file: File
  onClose: () => void
  /** Called when the file can't be read as an image or can't be used as a photo. */
  onError: (problem: string) => void
  onCropped: (photo: Blob) => void
}

/** Crops an image to a square by pointer, wheel, pinch, slider, or keyboard. */
export function CropDialog({ file, onClose, onError, onCropped }: CropDialogProps) {
  const url = useObjectUrl(file)
  const frame = useRef<RefObject<HTMLDivElement | null>>(null)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setUnboundedZoom] = useState(zoomRange.min)
  const [area, setArea] = useState<{ percent: CropArea; pixels: CropArea } | null>(null)
  const [cutting, setCutting] = useState(false)
  const isReady = area !== null

  // The crop frame appears with the image, after the dialog has focused its first control.
  useEffect(() => {
    if (isReady) frame.current?.current?.focus()
  }, [isReady])

  function setZoom(value: number) {
    setUnboundedZoom(Math.min(zoomRange.max, Math.max(zoomRange.min, value)))
  }

  function zoomByKey(event: KeyboardEvent) {
    const direction = { '+': 1, '=': 1, '-': -1, _: -1 }[event.key]
    if (direction === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setZoom(zoom + direction * zoomRange.step)
  }

  async function cut() {
    if (!url || !area) return
    setCutting(true)
    try {
      onCropped(await cropPicture(url, area.pixels))
    } catch {
      onError(avatarErrors.unreadable)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Position your photo"
      description="Drag the photo or use the arrow keys to position it. Zoom with the slider or the + and − keys."
      footer={
        <>
          <DialogCancel>Cancel</DialogCancel>
          <Button variant="main" busy={cutting} aria-disabled={!isReady || undefined} onClick={cut}>
            Save photo
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the crop frame and the slider */}
      <div className="grid gap-4" onKeyDown={zoomByKey}>
        <div className="relative h-72 overflow-hidden rounded-sm bg-night md:h-80">
          {url && (
            <Cropper
              image={url}
              aspect={1}
              cropShape="round"
              showGrid={false}
              crop={place}
              zoom={zoom}
              minZoom={zoomRange.min}
              maxZoom={zoomRange.max}
              keyboardStep={arrowStep}
              disableAutomaticStylesInjection
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropAreaChange={(percent, pixels) => setArea({ percent, pixels })}
              setCropperRef={(ref) => {
                frame.current = ref
              }}
              classes={{ cropAreaClassName: 'focus-visible:outline-2 focus-visible:outline-white' }}
              cropperProps={{ role: 'application', 'aria-label': 'Crop frame' }}
              mediaProps={{ onError: () => onError(avatarErrors.unreadable) }}
              onMediaLoaded={({ naturalWidth, naturalHeight }) => {
                const error = avatarPictureError({ width: naturalWidth, height: naturalHeight })
                if (error) onError(error)
              }}
            />
          )}
        </div>
        <div className="flex items-center gap-5">
          <ZoomControl zoom={zoom} {...zoomRange} onZoom={setZoom} />
          {url && area && <CropPreview url={url} area={area.percent} />}
        </div>
      </div>
    </Dialog>
  )
}

type ZoomControlProps = {
  zoom: number
  min: number
  max: number
  step: number
  onZoom: (zoom: number) => void
}

/** A zoom slider with buttons; at 1 the whole image fits. */
function ZoomControl({ zoom, min, max, step, onZoom }: ZoomControlProps) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1">
      <IconButton label="Zoom out" icon="minus" disabled={zoom <= min} onClick={() => onZoom(zoom - step)} />
      <input
        type="range"
        aria-label="Zoom"
        aria-valuetext={`${Math.round(zoom * 100)} percent`}
        min={min}
        max={max}
        step={step / 10}
        value={zoom}
        onChange={(event) => onZoom(event.target.valueAsNumber)}
        className="h-6 min-w-0 flex-1 cursor-pointer accent-accent"
      />
      <IconButton label="Zoom in" icon="plus" disabled={zoom >= max} onClick={() => onZoom(zoom + step)} />
    </div>
  )
}

/** Previews the cropped photo in two sizes. The area is in percent. */
function CropPreview({ url, area }: { url: string; area: CropArea }) {
  return (
    <div aria-hidden="true" className="flex flex-none items-center gap-3">
      <Circle url={url} area={area} className="size-12" />
      <Circle url={url} area={area} className="size-8" />
    </div>
  )
}

function Circle({ url, area, className }: { url: string; area: CropArea; className: string }) {
  return (
    <span className={mergeClasses('relative block overflow-hidden rounded-[50%] bg-shade', className)}>
      {/* biome-ignore lint/performance/noImgElement: an image that exists only in this browser */}
      <img
        src={url}
        alt=""
        className="absolute h-auto max-w-none origin-top-left"
        style={{
          width: `${10_000 / area.width}%`,
          height: `${10_000 / area.height}%`,
          left: `${(-100 * area.x) / area.width}%`,
          top: `${(-100 * area.y) / area.height}%`,
        }}
      />
    </span>
  )
}
