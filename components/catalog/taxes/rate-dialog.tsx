'use client'

import { useState } from 'react'
import { EditDialog } from '@/components/ui/edit-dialog'
import { addTaxRateAction, changeTaxRateAction } from '@/lib/catalog/taxes/actions'
import { rateToInput } from '@/lib/catalog/taxes/rules/rate-text'
import type { StateCode } from '@/lib/catalog/taxes/rules/states'
import type { ManagedRate, TaxRateInput } from '@/lib/catalog/taxes/schema'
import { stateTaxName } from '@/lib/catalog/taxes/words'
import { editKey } from '@/lib/platform/web/form-values'
import { RateFields, type RateTexts } from './rate-fields'

type RateDialogProps = {
  /** The rate to edit; null to add one. */
  rate: ManagedRate | null
  /** In the studio's time zone. */
  today: string
  /** The state that a new rate probably applies in. */
  state?: StateCode | null
  onClose: () => void
}

/** Adds a tax rate, or edits one for invoices that are issued from now on. */
export function RateDialog({ rate, today, state = null, onClose }: RateDialogProps) {
  // A rate that someone else changes in the meantime is another one: the server then rejects the edit.
  const [seen] = useState(() => rate && editKey(rate))
  const [typed, setTyped] = useState(() => toTexts(rate, today, state))
  return (
    <EditDialog<TaxRateInput>
      noun="tax rate"
      isNew={rate === null}
      loadSchema={async () => (await import('@/lib/catalog/taxes/schema')).TaxRateDraft}
      save={(input) =>
        rate ? changeTaxRateAction({ ...input, rateId: rate.id, seen: seen ?? '' }) : addTaxRateAction(input)
      }
      input={typed as TaxRateInput}
      onClose={onClose}
    >
      {(errors) => (
        <RateFields
          typed={typed}
          errors={errors}
          onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        />
      )}
    </EditDialog>
  )
}

function toTexts(rate: ManagedRate | null, today: string, likelyState: StateCode | null): RateTexts {
  if (!rate) {
    const name = likelyState ? stateTaxName(likelyState) : ''
    return { level: 'STATE', name, state: likelyState ?? '', zips: '', rate: '', startsOn: today }
  }
  const { level, name, state, zips, rateThousandths, startsOn } = rate
  return {
    level,
    name,
    state: state ?? '',
    zips: zips.join(', '),
    rate: rateToInput(rateThousandths),
    startsOn,
  }
}
