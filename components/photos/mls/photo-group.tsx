import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/field'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { type Fit, fits } from '@/lib/photos/mls/rules/plan-fit'
import { fitLabel, fitNames } from '@/lib/photos/mls/words/preflight'
import { countOf } from '@/lib/platform/words'
import type { ListedGroup, ListedPhoto } from './group-photos'

type PhotoGroupProps = ListedGroup & {
  onInclude: (photoId: string, included: boolean) => void
  onFit: (photoId: string, fit: Fit | null) => void
}

/** Photos to which the same happens. */
export function PhotoGroup({ title, lead, photos, onInclude, onFit }: PhotoGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-10">
      <SectionHead id={id} title={title} action={countOf(photos.length, 'photo')} />
      <p className="border-b py-2 text-ink-2">{lead}</p>
      <Rows>
        {photos.map((listed) => (
          <PhotoRow key={listed.photo.id} listed={listed} onInclude={onInclude} onFit={onFit} />
        ))}
      </Rows>
    </section>
  )
}

type PhotoRowProps = Pick<PhotoGroupProps, 'onInclude' | 'onFit'> & { listed: ListedPhoto }

function PhotoRow({ listed, onInclude, onFit }: PhotoRowProps) {
  const { photo, fileName, notes, canChoose, fitting } = listed
  return (
    <li className="md:flex md:items-center md:gap-x-4">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Checkbox is the control */}
      <label className="grid flex-1 grid-cols-[1.5rem_4.5rem_minmax(0,1fr)] items-center gap-x-3 py-2.5 md:grid-cols-[1.5rem_6rem_minmax(0,1fr)] md:gap-x-4">
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
      {fitting && (
        <div className="pb-2.5 pl-30 md:w-44 md:flex-none md:py-2.5 md:pl-0">
          <Select
            aria-label={fitLabel(photo.name)}
            value={fitting.chosen ?? ''}
            onChange={({ target }) => onFit(photo.id, fits.find((fit) => fit === target.value) ?? null)}
          >
            <option value="">{fitting.otherwise}</option>
            {fitting.fits.map((fit) => (
              <option key={fit} value={fit}>
                {fitNames[fit]}
              </option>
            ))}
          </Select>
        </div>
      )}
    </li>
  )
}
