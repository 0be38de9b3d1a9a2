import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { matchShoot } from '@/lib/photos/deliveries/rules/sheet/match-shoot'
import type { BookingOption } from '@/lib/photos/deliveries/schema/sending'
import { sheetTexts } from '@/lib/photos/deliveries/words/sheet'
import type { ContactSheetState } from './use-contact-sheet'

type BookingProposalProps = {
  sheet: ContactSheetState
  bookings: readonly BookingOption[]
  onChoose: (booking: BookingOption) => void
}

/** Proposes the booking whose shoot was on the day that the photos were taken. */
export function BookingProposal({ sheet, bookings, onChoose }: BookingProposalProps) {
  const [rejectedId, setRejectedId] = useState<string | null>(null)
  const times = sheet.photos.flatMap(({ id }) => sheet.takenAtOf(id) ?? [])
  const match = matchShoot(times, bookings)
  if (!match || match.id === rejectedId) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-b border-t-ink py-2.5"
    >
      <p className="min-w-0 flex-1 basis-56">
        <span className="block font-strong">{sheetTexts.looksLike(match.street)}</span>
        <span className="text-ink-2">{sheetTexts.looksLikeHint}</span>
      </p>
      <span className="flex gap-2">
        <Button size="sm" className="max-md:min-h-11" onClick={() => onChoose(match)}>
          Use this booking
        </Button>
        <Button size="sm" variant="quiet" className="max-md:min-h-11" onClick={() => setRejectedId(match.id)}>
          Another one
        </Button>
      </span>
    </div>
  )
}
