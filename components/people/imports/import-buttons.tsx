'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { inviteImportedAction, undoImportAction } from '@/lib/people/imports/actions'
import type { ImportRow } from '@/lib/people/imports/schema'
import { describeUndone } from '@/lib/people/imports/words'
import { countOf } from '@/lib/platform/words'

/** Invites the clients of an import, or undoes it. */
export function ImportButtons({ row }: { row: ImportRow }) {
  const { id: importId, fileName, uninvitedCount, undoUntil } = row
  const people = countOf(uninvitedCount, 'client')
  return (
    <>
      {uninvitedCount > 0 && (
        <ConfirmButton
          label="Send invitations"
          aria-label={`Send invitations to the clients of ${fileName}`}
          size="sm"
          title={`Invite ${people}?`}
          description="Each gets an email with a link to choose a password. This can't be undone."
          confirmLabel="Send invitations"
          busyText="Sending"
          act={() => inviteImportedAction({ importId })}
          done={['Invitations are being sent', `${people} will get an email.`]}
          failed="The invitations weren't sent."
        />
      )}
      {undoUntil && (
        <ConfirmButton
          label="Undo"
          aria-label={`Undo the import of ${fileName}`}
          size="sm"
          variant="quiet"
          title="Undo this import?"
          description={`Its clients are deleted, except those who were invited, signed up, or booked. Possible until ${undoUntil}.`}
          confirmLabel="Undo import"
          busyText="Deleting"
          act={() => undoImportAction({ importId })}
          done={(result) => ['Import undone', describeUndone(result)]}
          failed="The import wasn't undone."
        />
      )}
    </>
  )
}
