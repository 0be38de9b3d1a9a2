import type { GalleryPhoto } from '@/lib/deliveries/schema'
import { ratioOf } from './gallery-rows'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'

/** Photos of the first screen, whatever its width. */
const firstScreen = 8
/** The longer side of the two sizes, in pixels. */
const tileSide = 640
const screenSide = 1600
/** Above this width in CSS pixels the tile would look soft. */
const tileReach = 520

type TilePictureProps = {
  photo: GalleryPhoto
  /** Signed, good for an hour; without it, the picture is asked for by the photo's id. */
  address: string | undefined
  number: number
  street: string
  /** In CSS pixels, once known. */
  width: number | undefined
}

/** The picture of a tile, or why there is none. */
export function TilePicture({ photo, address, number, street, width }: TilePictureProps) {
  if (photo.state !== 'READY') {
    return (
      <span className="grid size-full place-content-center px-3 text-center text-xs text-ink-2">
        <span className="wrap-anywhere">{photo.name}</span>
        <span>{photo.state === 'WAITING' ? 'Being prepared' : 'For download only'}</span>
      </span>
    )
  }
  const tile = photoAddress(photo.id, 'tile')
  const wide = width !== undefined && width > tileReach
  return (
    <PhotoImage
      src={address ?? tile}
      otherwise={address && tile}
      srcSet={wide ? sizesOf(photo, address ?? tile) : undefined}
      sizes={wide ? `${Math.round(width)}px` : undefined}
      alt={`Photo ${number} of ${street}`}
      width={photo.width}
      height={photo.height}
      placeholder={photo.placeholder}
      eager={number <= firstScreen}
    />
  )
}

function sizesOf(photo: GalleryPhoto, tile: string): string {
  const widthOf = (side: number) => Math.round(side * Math.min(1, ratioOf(photo)))
  return `${tile} ${widthOf(tileSide)}w, ${photoAddress(photo.id, 'screen')} ${widthOf(screenSide)}w`
}
