import { Icon } from '@/components/ui/icon'
import { findMissingShots } from '@/lib/photos/deliveries/rules/sheet/find-missing-shots'
import type { BookingChoice } from '@/lib/photos/deliveries/schema/sending'
import { missingShotsText, shotListText } from '@/lib/photos/deliveries/words/sheet'
import type { ContactSheetState } from './use-contact-sheet'

type ShotListCheckProps = { shots: BookingChoice['shots']; sheet: ContactSheetState }

/** Names what the photos lack of the booking's shot list. It warns; nothing waits for it. */
export function ShotListCheck({ shots, sheet }: ShotListCheckProps) {
  if (shots.length === 0 || sheet.photos.length === 0) return null
  const missing = findMissingShots(
    shots,
    sheet.photos.map(({ room }) => room),
  )
  if (missing === null) return <p className="t-label">{shotListText(shots)}</p>
  if (missing.length === 0) return null
  return (
    <p className="flex items-start gap-2">
      <Icon name="camera" size="sm" className="mt-0.75 flex-none text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{missingShotsText(missing)}</span>
    </p>
  )
}
