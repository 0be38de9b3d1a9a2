'use client'

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { type CropArea, cropPicture } from '@/components/accounts/crop-picture'
import { CropPreview } from '@/components/accounts/crop-preview'
import { ZoomControl } from '@/components/accounts/zoom-control'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { avatarPictureError, unreadableAvatarText } from '@/lib/accounts/rules'
import 'react-easy-crop/react-easy-crop.css'

const zoomRange = { min: 1, max: 4, step: 0.1 }
const arrowStep = 8

type CropDialogProps = {
  file: File
  onClose: () => void
  /** The file turned out to be no picture, or one that cannot be a photo. */
  onError: (problem: string) => void
  onCropped: (photo: Blob) => void
}

/** Where the person says which part of a picture is their photo: by pointer, wheel, fingers, slider or keyboard. */
export function CropDialog({ file, onClose, onError, onCropped }: CropDialogProps) {
  const url = useObjectUrl(file)
  const frame = useRef<RefObject<HTMLDivElement | null>>(null)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoomFreely] = useState(zoomRange.min)
  const [area, setArea] = useState<{ percent: CropArea; pixels: CropArea } | null>(null)
  const [cutting, setCutting] = useState(false)
  const isReady = area !== null

  // The frame comes with the picture, after the dialog has given its first control the focus.
  useEffect(() => {
    if (isReady) frame.current?.current?.focus()
  }, [isReady])

  function setZoom(wanted: number) {
    setZoomFreely(Math.min(zoomRange.max, Math.max(zoomRange.min, wanted)))
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
      onError(unreadableAvatarText)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Position your photo"
      description="Drag the picture or use the arrow keys. Plus and minus zoom."
      footer={
        <>
          <DialogCancel>Cancel</DialogCancel>
          <Button variant="main" busy={cutting} aria-disabled={!isReady || undefined} onClick={cut}>
            Save Photo
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys its crop frame and slider let bubble up */}
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
              mediaProps={{ onError: () => onError(unreadableAvatarText) }}
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

/** An address of a file for as long as the component lives. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
