import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { countOf } from '@/lib/platform/words'
import type { ListedGroup, ListedPhoto } from './group-photos'

type PhotoGroupProps = ListedGroup & { onInclude: (photoId: string, included: boolean) => void }

/** Photos to which the same happens. */
export function PhotoGroup({ title, lead, photos, onInclude }: PhotoGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-10">
      <SectionHead id={id} title={title} action={countOf(photos.length, 'photo')} />
      <p className="border-b py-2 text-ink-2">{lead}</p>
      <Rows>
        {photos.map((listed) => (
          <PhotoRow key={listed.photo.id} listed={listed} onInclude={onInclude} />
        ))}
      </Rows>
    </section>
  )
}

type PhotoRowProps = { listed: ListedPhoto; onInclude: PhotoGroupProps['onInclude'] }

function PhotoRow({ listed, onInclude }: PhotoRowProps) {
  const { photo, fileName, notes, canChoose } = listed
  return (
    <li>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Checkbox is the control */}
      <label className="grid grid-cols-[1.5rem_4.5rem_minmax(0,1fr)] items-center gap-x-3 py-2.5 md:grid-cols-[1.5rem_6rem_minmax(0,1fr)] md:gap-x-4">
        <Checkbox
          checked={fileName !== null}
          disabled={!canChoose}
          aria-label={`Include ${photo.name}`}
          onChange={(event) => onInclude(photo.id, event.target.checked)}
        />
        <span className="aspect-3/2 overflow-hidden rounded-print bg-shade">
          {photo.width !== null && (
            // biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone
            <img
              src={`/api/photos/${photo.id}/tile`}
              alt=""
              loading="lazy"
              decoding="async"
              className="photo size-full"
            />
          )}
        </span>
        <span className="min-w-0">
          <span className="block font-strong wrap-anywhere">{fileName ?? photo.name}</span>
          {notes.map((note) => (
            <span key={note} className="block text-ink-2">
              {note}
            </span>
          ))}
        </span>
      </label>
    </li>
  )
}
