import { useState } from 'react'
import type { PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { UploadPicture } from '@/components/photos/deliveries/upload-picture'
import { Button } from '@/components/ui/button'
import { TextButton } from '@/components/ui/text-link'
import { type Flag, flagKey } from '@/lib/photos/deliveries/rules/sheet/find-flags'
import { describeFlag, photoNumber, sheetTexts } from '@/lib/photos/deliveries/words/sheet'
import type { ContactSheetState } from './use-contact-sheet'

/** More would push the photos out of sight. */
const firstRows = 3
/** Pictures shown of one flag. */
const maxPictures = 2

type FlagListProps = { sheet: ContactSheetState; onLeaveOut: (uploads: readonly PhotoUpload[]) => void }

/** What is worth checking before sending, such as duplicates. Each is answered in one press, and nothing waits for it. */
export function FlagList({ sheet, onLeaveOut }: FlagListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const { flags } = sheet
  if (flags.length === 0) return null
  const shown = showsAll ? flags : flags.slice(0, firstRows)
  return (
    <section aria-label={sheetTexts.worthChecking} className="border-t border-b border-t-ink border-b-line">
      <ul>
        {shown.map((flag) => (
          <FlagRow key={flagKey(flag)} flag={flag} sheet={sheet} onLeaveOut={onLeaveOut} />
        ))}
      </ul>
      {flags.length > firstRows && (
        <TextButton className="mb-2 text-ink-2" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show ${flags.length - firstRows} more to check`}
        </TextButton>
      )}
    </section>
  )
}

function FlagRow({ flag, sheet, onLeaveOut }: FlagListProps & { flag: Flag }) {
  const { photos, keep } = sheet
  const places = new Map(photos.map(({ id }, place) => [id, place]))
  const numberOf = (id: string) => photoNumber(places.get(id) ?? 0)
  const ids = new Set(flag.ids)
  const flagged = photos.filter(({ id }) => ids.has(id))
  const extra = flagged.filter(({ id }) => id !== flag.bestId)
  const { title, hint } = describeFlag(flag, {
    numbers: flag.ids.map(numberOf),
    keep: flag.bestId && numberOf(flag.bestId),
  })
  return (
    <li className="grid grid-cols-[7.75rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t py-2.5 first:border-t-0 max-md:grid-cols-[auto_minmax(0,1fr)]">
      <span className="flex gap-0.75">
        {flagged.slice(0, maxPictures).map((upload) => (
          <UploadPicture key={upload.id} upload={upload} className="h-10 w-15" />
        ))}
      </span>
      <p>
        <span className="block font-strong">{title}</span>
        <span className="text-ink-2">{hint}</span>
      </p>
      <span className="flex gap-2 max-md:col-span-2 max-md:*:flex-1">
        <Button size="sm" className="max-md:min-h-11" onClick={() => onLeaveOut(extra)}>
          {sheetTexts.leaveOut(extra.map(({ id }) => numberOf(id)))}
        </Button>
        <Button size="sm" variant="quiet" className="max-md:min-h-11" onClick={() => keep(flag)}>
          {sheetTexts.keep(flag.ids.length)}
        </Button>
      </span>
    </li>
  )
}
