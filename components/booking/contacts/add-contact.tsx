'use client'

import { useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Field, Input, Select } from '@/components/ui/field'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { addContactAction } from '@/lib/booking/contacts/actions'
import { contactNameLimit } from '@/lib/booking/contacts/limits'
import { contactKinds, noticesOf, offeredNotices } from '@/lib/booking/contacts/rules'
import { addContactText, contactAddedText, kindNames } from '@/lib/booking/contacts/words'
import type { ContactKind, ContactNotice } from '@/prisma/generated/enums'
import { NoticeFields } from './notice-fields'

/** Adds a person to a booking's list. */
export function AddContact({ bookingId }: { bookingId: string }) {
  const [kind, setKind] = useState<ContactKind>('ASSISTANT')
  const [result, submit] = useFormAction(addContactAction, (added) => {
    if (added?.ok) toast.success(contactAddedText)
  })
  const failed = result?.ok === false ? result : null
  const form = useFocusFirstError(failed?.fields)
  const typed = failed?.values?.['notices[]']?.split('\n') as ContactNotice[] | undefined
  return (
    <Disclosure summary={addContactText} open={failed !== null}>
      <form ref={form} action={submit} noValidate className="grid max-w-120 gap-4 pt-2">
        <input type="hidden" name="bookingId" value={bookingId} />
        <FailureNotice failure={failed} title="Nobody was added" />
        <Field label="Name" name="name" errors={failed?.fields?.name}>
          <Input autoComplete="off" maxLength={contactNameLimit} defaultValue={failed?.values?.name} />
        </Field>
        <Field label="Email" name="email" errors={failed?.fields?.email}>
          <Input type="email" autoComplete="off" defaultValue={failed?.values?.email} />
        </Field>
        <Field label="This person is" name="kind">
          <Select
            value={kind}
            onChange={({ target }) => setKind(target.value === 'SELLER' ? 'SELLER' : 'ASSISTANT')}
          >
            {contactKinds.map((one) => (
              <option key={one} value={one}>
                {kindNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <NoticeFields
          key={kind}
          kind={kind}
          chosen={typed ? noticesOf(kind, typed) : offeredNotices(kind)}
          errors={failed?.fields?.notices}
        />
        <div>
          <SubmitButton variant="default" icon="user-plus" busyText="Adding">
            {addContactText}
          </SubmitButton>
        </div>
      </form>
    </Disclosure>
  )
}
