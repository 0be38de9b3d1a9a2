'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { Disclosure } from '@/components/ui/disclosure'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFormAction } from '@/components/ui/use-form-action'
import { changeNoticesAction, removeContactAction } from '@/lib/booking/contacts/actions'
import type { Contact } from '@/lib/booking/contacts/schema'
import {
  contactRemovedText,
  kindNames,
  listNotices,
  mutedText,
  noticesSavedText,
} from '@/lib/booking/contacts/words'
import { NoticeFields } from './notice-fields'

/** A person on a booking's list. Someone who unsubscribed can't be changed or removed. */
export function ContactRow({ contact }: { contact: Contact }) {
  const { id, name, email, kind, notices, isMuted } = contact
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="t-place wrap-break-word">{name}</p>
          <p className="wrap-break-word text-ink-2">
            {kindNames[kind]}, {email}
          </p>
          <p className="t-label mt-1">{isMuted ? mutedText : listNotices(notices)}</p>
        </div>
        {!isMuted && (
          <ConfirmButton
            label="Remove"
            aria-label={`Remove ${name}`}
            size="sm"
            variant="quiet"
            act={() => removeContactAction({ contactId: id })}
            done={contactRemovedText}
            failed="Failed to remove the person"
            title={`Remove ${name}?`}
            description={`${email} won't get emails about this shoot.`}
            confirmLabel="Remove"
            busyText="Removing"
            cancelLabel="Keep"
          />
        )}
      </div>
      {!isMuted && (
        <Disclosure summary="Change notices">
          <ChangeNotices contact={contact} />
        </Disclosure>
      )}
    </li>
  )
}

function ChangeNotices({ contact: { id, kind, notices } }: { contact: Contact }) {
  const [result, submit] = useFormAction(changeNoticesAction, (saved) => {
    if (saved?.ok) toast.success(noticesSavedText)
  })
  return (
    <form action={submit} className="grid gap-3 pt-1 pb-2">
      <input type="hidden" name="contactId" value={id} />
      <FailureNotice failure={result?.ok === false ? result : null} title="The notices weren't saved" />
      <NoticeFields key={notices.join()} kind={kind} chosen={notices} />
      <div>
        <SubmitButton size="sm" variant="default" busyText="Saving">
          Save notices
        </SubmitButton>
      </div>
    </form>
  )
}
