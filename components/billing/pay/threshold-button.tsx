'use client'

import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { Button } from '@/components/ui/button'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { changeThresholdAction } from '@/lib/billing/pay/actions'
import { thresholdSavedText } from '@/lib/billing/pay/words'
import { centsToInput } from '@/lib/platform/money/money'

type ThresholdButtonProps = { year: number; thresholdCents: number }

/** Opens the dialog that changes the 1099-NEC threshold of a year. */
export function ThresholdButton(props: ThresholdButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Change threshold
      </Button>
      {isOpen && <ThresholdDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ThresholdDialog({ year, thresholdCents, onClose }: ThresholdButtonProps & { onClose: () => void }) {
  const [threshold, setThreshold] = useState(centsToInput(thresholdCents, 'USD'))
  const form = useRecordForm({
    loadSchema: async () => (await import('@/lib/billing/pay/schema')).ChangeThreshold,
    save: changeThresholdAction,
    saved: thresholdSavedText,
    failed: 'Failed to save the threshold. Please try again.',
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={`Threshold of form 1099-NEC for ${year}`}
      submitLabel="Save threshold"
      busyText="Saving threshold"
      onClose={onClose}
      onSubmit={() => form.submit({ year, threshold: ['USD', threshold] })}
    >
      <AmountField
        label="Threshold"
        name="threshold"
        currency="USD"
        value={threshold}
        onChange={setThreshold}
        errors={form.errors.threshold}
        hint="The IRS adjusts it for inflation from 2027 on. Some states have a lower one."
      />
    </RecordDialog>
  )
}
