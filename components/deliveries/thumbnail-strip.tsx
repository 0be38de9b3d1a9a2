import { photoAddress } from './photo-address'

/** A decorative row of thumbnails, as many as fit. */
export function ThumbnailStrip({ photoIds }: { photoIds: readonly string[] }) {
  return (
    <span className="flex h-9.5 flex-wrap gap-1 overflow-hidden">
      {photoIds.map((id) => (
        // biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone
        <img
          key={id}
          src={photoAddress(id, 'thumbnail')}
          alt=""
          width={56}
          height={38}
          className="photo h-9.5 w-14 object-cover"
        />
      ))}
    </span>
  )
}
