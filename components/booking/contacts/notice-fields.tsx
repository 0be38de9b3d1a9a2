import { CheckboxField } from '@/components/ui/checkbox'
import { offeredNotices } from '@/lib/booking/contacts/rules'
import { noticeNames } from '@/lib/booking/contacts/words'
import type { ContactKind, ContactNotice } from '@/prisma/generated/enums'

type NoticeFieldsProps = {
  kind: ContactKind
  /** Checked at first. */
  chosen: readonly ContactNotice[]
  errors?: readonly string[]
}

/** Which notices a person gets. */
export function NoticeFields({ kind, chosen, errors }: NoticeFieldsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-strong">Notices</legend>
      {offeredNotices(kind).map((notice) => (
        <CheckboxField
          key={notice}
          label={noticeNames[notice]}
          name="notices[]"
          value={notice}
          defaultChecked={chosen.includes(notice)}
        />
      ))}
      {errors?.map((error) => (
        <p key={error} role="alert" className="text-stop">
          {error}
        </p>
      ))}
    </fieldset>
  )
}
