import type { PhotoDetails } from '@/lib/photos/deliveries/schema/photos'
import { listAlterations } from '@/lib/photos/deliveries/words/alterations'
import { roomNames } from '@/lib/photos/deliveries/words/photo-details'

/** A photo's room, caption and alterations below it in the viewer. */
export function ViewerDetails({ details }: { details: PhotoDetails | null | undefined }) {
  if (!details) return null
  const { room, caption, alterations } = details
  if (!room && !caption && !alterations) return null
  return (
    <div className="mx-auto flex max-h-28 max-w-160 flex-wrap items-baseline justify-center gap-x-3 gap-y-1 overflow-y-auto py-2.5 text-center md:px-5">
      {alterations && (
        <span className="rounded-sm border border-night-ink px-2 text-xs leading-5.5">
          {listAlterations(alterations)}
        </span>
      )}
      <p className="wrap-anywhere">
        {room && <span className="font-strong">{roomNames[room]}</span>}
        {room && caption && ': '}
        {caption}
      </p>
    </div>
  )
}
