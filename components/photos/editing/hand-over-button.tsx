'use client'

import { useState } from 'react'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { TextButton } from '@/components/ui/text-link'
import { useRecordForm } from '@/components/ui/use-record-form'
import { handOverRawsAction } from '@/lib/photos/editing/actions'
import { linkLimit, noteLimit } from '@/lib/photos/editing/limits'
import type { EditJobItem, HandOverInput } from '@/lib/photos/editing/schema'
import { handOverTexts } from '@/lib/photos/editing/words'

type HandOverButtonProps = {
  job: Pick<
    EditJobItem,
    'bookingId' | 'street' | 'isHandedOver' | 'rawLink' | 'rawFrames' | 'rawSets' | 'note'
  >
}

/** Opens the form that says where the raw files of a shoot are. */
export function HandOverButton({ job }: HandOverButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const label = job.isHandedOver ? handOverTexts.change : handOverTexts.open
  return (
    <>
      <TextButton aria-label={`${label}: ${job.street}`} onClick={() => setOpen(true)}>
        {label}
      </TextButton>
      {isOpen && <HandOverDialog job={job} onClose={() => setOpen(false)} />}
    </>
  )
}

function HandOverDialog({ job, onClose }: HandOverButtonProps & { onClose: () => void }) {
  const form = useRecordForm<HandOverInput>({
    loadSchema: async () => (await import('@/lib/photos/editing/schema')).HandOver,
    save: handOverRawsAction,
    saved: handOverTexts.saved,
    failed: handOverTexts.failed,
    onSaved: onClose,
  })
  const { errors } = form

  function save(typed: FormData) {
    const text = (name: string) => String(typed.get(name) ?? '')
    form.submit({
      bookingId: job.bookingId,
      rawLink: text('rawLink'),
      rawFrames: text('rawFrames'),
      rawSets: text('rawSets'),
      note: text('note'),
    })
  }

  return (
    <RecordDialog
      form={form}
      title={`${handOverTexts.title}: ${job.street}`}
      submitLabel={handOverTexts.submit}
      busyText="Saving"
      onClose={onClose}
      onSubmit={save}
    >
      <Field
        label={handOverTexts.link}
        name="rawLink"
        note="Optional"
        errors={errors.rawLink}
        hint={handOverTexts.linkHint}
      >
        <Input
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={linkLimit}
          defaultValue={job.rawLink ?? ''}
        />
      </Field>
      <div className="grid items-start gap-x-4 gap-y-4.5 @md:grid-cols-2">
        <Field label={handOverTexts.frames} name="rawFrames" note="Optional" errors={errors.rawFrames}>
          <Input inputMode="numeric" defaultValue={job.rawFrames ?? ''} />
        </Field>
        <Field label={handOverTexts.sets} name="rawSets" note="Optional" errors={errors.rawSets}>
          <Input inputMode="numeric" defaultValue={job.rawSets ?? ''} />
        </Field>
      </div>
      <CountedTextArea
        label={handOverTexts.note}
        name="note"
        limit={noteLimit}
        optional
        defaultValue={job.note}
        errors={errors.note}
      />
    </RecordDialog>
  )
}
