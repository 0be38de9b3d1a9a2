import { mergeClasses } from '@/components/ui/merge-classes'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import { describePhoto } from '@/lib/photos/deliveries/words/photo-details'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'
import { PhotoMarks, type TileActions } from './photo-marks'

type CoverPhotoProps = {
  photo: GalleryPhoto
  index: number
  street: string
  /** What stays visible where it's cropped. */
  focus: DeliveryDetail['coverFocus']
  /** Whether this is the photo that Tab reaches. */
  current: boolean
  favorite: boolean
  canMarkFavorites: boolean
  selected: boolean
  choosing: boolean
  /** Whether the photos below are only the favorites, so that it isn't one of them. */
  isFiltered: boolean
  actions: TileActions
}

/** The photo across the window, which opens like any other. Without JavaScript it links to the photo file. */
export function CoverPhoto(props: CoverPhotoProps) {
  const { photo, index, street, current, choosing, selected, isFiltered, actions } = props
  const number = index + 1
  const tabIndex = current ? 0 : -1
  const picture = (
    <PhotoImage
      src={photoAddress(photo.id, 'screen', photo.details?.version)}
      alt={describePhoto(photo.details ?? {}) ?? `Photo ${number} of ${street}`}
      placeholder={photo.placeholder}
      eager
      focus={props.focus}
    />
  )
  if (isFiltered) return <div className="absolute inset-0">{picture}</div>
  return (
    <div
      className={mergeClasses(
        'group absolute inset-0',
        selected && 'outline-3 -outline-offset-3 outline-accent',
      )}
    >
      <a
        href={photoAddress(photo.id, 'screen')}
        data-photo-index={index}
        data-photo-id={photo.id}
        tabIndex={tabIndex}
        aria-label={choosing ? `Select photo ${number}` : `Open photo ${number}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return
          event.preventDefault()
          if (choosing || event.shiftKey) actions.select(index, event.shiftKey)
          else actions.open(index)
        }}
        className="block size-full focus-visible:-outline-offset-4 focus-visible:outline-white"
      >
        {picture}
      </a>
      <span className="absolute top-2 right-3.5 z-3 h-12 w-24 md:top-3.5 md:right-5">
        <PhotoMarks {...props} tabIndex={tabIndex} />
      </span>
    </div>
  )
}
