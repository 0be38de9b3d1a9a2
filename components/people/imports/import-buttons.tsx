'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { UndoImportButton } from '@/components/ui/undo-import-button'
import { inviteImportedAction, undoImportAction } from '@/lib/people/imports/actions'
import type { ImportRow } from '@/lib/people/imports/schema'
import { describeUndone } from '@/lib/people/imports/words'
import { countOf } from '@/lib/platform/words'

/** Invites the clients of an import, or undoes it. */
export function ImportButtons({ row }: { row: ImportRow }) {
  const { id: importId, fileName, uninvitedCount } = row
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
      <UndoImportButton
        listed={row}
        description="Its clients are deleted, except those who were invited, signed up, or booked."
        act={() => undoImportAction({ importId })}
        describeUndone={describeUndone}
      />
    </>
  )
}
