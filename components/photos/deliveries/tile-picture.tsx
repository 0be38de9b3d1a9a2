import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import { describePhoto } from '@/lib/photos/deliveries/words/photo-details'
import { ratioOf } from './gallery-rows'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'

/** The longer side of the `tile` and `screen` variants, in px. */
const tileSide = 640
const screenSide = 1600
/** Above this width in CSS px the `tile` variant looks blurry. */
const maxTileWidth = 360

type TilePictureProps = {
  photo: GalleryPhoto
  /** The signed URL; without it, the picture is requested by the photo's id. */
  address: string | undefined
  number: number
  street: string
  /** In CSS px, once known. */
  width: number | undefined
  /** The miniature that the picture comes out of, in Base64. */
  miniature?: string | undefined
  /** Milliseconds until it does. */
  delay?: number
}

/** Shows a tile's picture, or why there is none. */
export function TilePicture({ photo, address, number, street, width, miniature, delay }: TilePictureProps) {
  if (photo.state !== 'READY') {
    return (
      <span className="grid size-full place-content-center px-3 text-center text-xs text-ink-2">
        <span className="wrap-anywhere">{photo.name}</span>
        <span>{photo.state === 'WAITING' ? 'Being prepared' : 'Download only'}</span>
      </span>
    )
  }
  const tile = photoAddress(photo.id, 'tile', photo.details?.version)
  const wide = width !== undefined && width > maxTileWidth
  return (
    <PhotoImage
      src={address ?? tile}
      fallbackSrc={address && tile}
      srcSet={wide ? sizesOf(photo, address ?? tile) : undefined}
      sizes={wide ? `${Math.round(width)}px` : undefined}
      alt={describePhoto(photo.details ?? {}) ?? `Photo ${number} of ${street}`}
      width={photo.width}
      height={photo.height}
      placeholder={photo.placeholder}
      miniature={miniature}
      delay={delay}
    />
  )
}

function sizesOf(photo: GalleryPhoto, tile: string): string {
  const widthOf = (side: number) => Math.round(side * Math.min(1, ratioOf(photo)))
  return `${tile} ${widthOf(tileSide)}w, ${photoAddress(photo.id, 'screen', photo.details?.version)} ${widthOf(screenSide)}w`
}
