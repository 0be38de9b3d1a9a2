import { Checkbox } from '@/components/ui/checkbox'
import { Rows } from '@/components/ui/rows'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import { describeAdjustment, describePhotoProblem } from '@/lib/photos/mls/words/preflight'
import type { MlsPlan } from './plan-download'

type FileListProps = { plan: MlsPlan; onInclude: (photoId: string, isIncluded: boolean) => void }

/** The files of a download in order, with what is changed for the board; then the photos that aren't in it. */
export function FileList({ plan, onInclude }: FileListProps) {
  return (
    <Rows className="border-t">
      {plan.entries.map(({ photo, fileName, adjustments }) => (
        <FileRow
          key={photo.id}
          photo={photo}
          title={fileName}
          note={adjustments.map(describeAdjustment).join('. ')}
          isIncluded
          onInclude={onInclude}
        />
      ))}
      {plan.excluded.map((photo) => (
        <FileRow
          key={photo.id}
          photo={photo}
          title={photo.name}
          note="Left out"
          isIncluded={false}
          onInclude={onInclude}
        />
      ))}
      {plan.rejected.map(({ photo, problem }) => (
        <FileRow
          key={photo.id}
          photo={photo}
          title={photo.name}
          note={describePhotoProblem(problem)}
          isIncluded={false}
        />
      ))}
    </Rows>
  )
}

type FileRowProps = {
  photo: MlsPhoto
  title: string
  note: string
  isIncluded: boolean
  /** Absent if it can't be included. */
  onInclude?: FileListProps['onInclude']
}

function FileRow({ photo, title, note, isIncluded, onInclude }: FileRowProps) {
  return (
    <li>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Checkbox is the control */}
      <label className="grid grid-cols-[1.5rem_4.5rem_minmax(0,1fr)] items-center gap-x-3 py-2.5">
        <Checkbox
          checked={isIncluded}
          disabled={!onInclude}
          aria-label={`Include ${photo.name}`}
          onChange={(event) => onInclude?.(photo.id, event.target.checked)}
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
          <span className="block font-strong wrap-anywhere">{title}</span>
          {note && <span className="block text-xs text-ink-2">{note}</span>}
        </span>
      </label>
    </li>
  )
}
