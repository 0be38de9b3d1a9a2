'use client'

import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { Field, FieldErrors, Input } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useEditConflict } from '@/components/ui/use-edit-conflict'
import { useRecordForm } from '@/components/ui/use-record-form'
import { changePriceListAction } from '@/lib/people/brokerages/actions'
import type { ChangePriceListInput, EditedPrices } from '@/lib/people/brokerages/schema'
import { editPricesText } from '@/lib/people/brokerages/words'

type PriceListDialogProps = { brokerage: EditedPrices; onClose: () => void; onReopen: () => void }

/** Changes a brokerage's discount and its fixed prices. */
export function PriceListDialog(props: Omit<PriceListDialogProps, 'onReopen'>) {
  const [opening, setOpening] = useState(1)
  return <OpenedPriceListDialog key={opening} {...props} onReopen={() => setOpening(opening + 1)} />
}

function OpenedPriceListDialog({ brokerage, onClose, onReopen }: PriceListDialogProps) {
  const { id, name, currency, services } = brokerage
  const { seen, conflict } = useEditConflict(brokerage.pricesKey, onReopen)
  const [discount, setDiscount] = useState(String(brokerage.discountBasisPoints / 100))
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(services.map((service) => [service.serviceId, service.typed])),
  )
  const form = useRecordForm<ChangePriceListInput>({
    loadSchema: async () => (await import('@/lib/people/brokerages/schema')).ChangePriceList,
    save: changePriceListAction,
    saved: 'Price list saved',
    failed: 'Failed to save the price list. Please try again.',
    onSaved: onClose,
  })
  function submit() {
    const prices = Object.entries(typed).map(([serviceId, text]): [string, [string, string]] => [
      serviceId,
      [currency, text],
    ])
    form.submit({ brokerageId: id, discount, prices: Object.fromEntries(prices), seen })
  }
  return (
    <RecordDialog
      form={form}
      conflict={conflict}
      side
      title={`${editPricesText}: ${name}`}
      submitLabel="Save price list"
      busyText="Saving price list"
      onClose={onClose}
      onSubmit={submit}
    >
      <Field
        label="Discount"
        name="discount"
        note="%"
        errors={form.errors.discount}
        hint="Off every service without a fixed price below."
      >
        <Input
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          value={discount}
          onChange={({ target }) => setDiscount(target.value)}
        />
      </Field>
      <fieldset className="grid items-start gap-x-4 gap-y-4.5 @md:grid-cols-2">
        <legend className="pb-3 font-strong">Fixed prices</legend>
        {services.map(({ serviceId, name: service, studioPrice }) => (
          <AmountField
            key={serviceId}
            label={service}
            name={`price-${serviceId}`}
            currency={currency}
            placeholder={studioPrice}
            value={typed[serviceId] ?? ''}
            onChange={(text) => setTyped((before) => ({ ...before, [serviceId]: text }))}
          />
        ))}
      </fieldset>
      {form.errors.prices && <FieldErrors messages={form.errors.prices} />}
    </RecordDialog>
  )
}
