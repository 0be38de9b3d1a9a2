import { useId } from 'react'
import { Select } from '@/components/ui/field'
import { anyPhotographerLabel, photographerLabel } from '@/lib/calendar/availability/words/times'

type PhotographerFilterProps = {
  photographers: readonly { id: string; name: string }[]
  /** Whose times are shown; null for all. */
  photographerId: string | null
  choosePhotographer: (photographerId: string | null) => void
}

/** Limits the times to those of one photographer. */
export function PhotographerFilter({
  photographers,
  photographerId,
  choosePhotographer,
}: PhotographerFilterProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-ink-2">
        {photographerLabel}
      </label>
      <Select
        id={id}
        size="sm"
        className="w-auto max-w-64"
        value={photographerId ?? ''}
        onChange={(event) => choosePhotographer(event.target.value || null)}
      >
        <option value="">{anyPhotographerLabel}</option>
        {photographers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
