import { AmountField } from '@/components/ui/amount-field'
import { Field, FieldErrors, Input } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { TextButton } from '@/components/ui/text-link'
import { extraLimit, extraNameLimit } from '@/lib/photos/deliveries/limits'
import type { ExtraPhotos } from '@/lib/photos/deliveries/rules/extra-photos'
import {
  addExtraPhotosText,
  extraPhotosName,
  extrasTexts,
  includedPhotosText,
  isExtraPhotosName,
} from '@/lib/photos/deliveries/words/deliveries'
import { centsToInput, formatCents } from '@/lib/platform/money/money'
import { AddOnMenu } from './add-on-menu'

/** An item as typed; `key` tells rows apart. `serviceId`: the add-on of the catalog that it is. */
export type ExtraItem = { key: string; name: string; amount: string; serviceId: string | null }

type ExtraItemsProps = {
  items: readonly ExtraItem[]
  currency: string
  errors: readonly string[] | undefined
  /** Whose add-ons can be chosen; null until a booking is. */
  bookingId: string | null
  /** Photos to suggest charging for. */
  photos: ExtraPhotos | null
  onChange: (items: ExtraItem[]) => void
}

/** What is charged besides what was booked, such as photos that the client asked for at the shoot. */
export function ExtraItems(props: ExtraItemsProps) {
  const { items, currency, errors, bookingId, photos, onChange } = props
  const add = (item: Omit<ExtraItem, 'key'>) => onChange([...items, { key: crypto.randomUUID(), ...item }])
  const change = (key: string, part: Partial<ExtraItem>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...part } : item)))
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{extrasTexts.legend}</legend>
      {items.map(({ key, name, amount }, index) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-start gap-x-3">
          <Field label={`Item ${index + 1}`} name={`extra-${index + 1}`}>
            <Input
              autoFocus={name === ''}
              maxLength={extraNameLimit}
              aria-invalid={errors ? true : undefined}
              value={name}
              onChange={({ target }) => change(key, { name: target.value })}
            />
          </Field>
          <AmountField
            label="Price"
            name={`extra-${index + 1}-price`}
            currency={currency}
            className="text-right"
            value={amount}
            onChange={(text) => change(key, { amount: text })}
          />
          <IconButton
            label={`Remove item ${index + 1}`}
            title="Remove"
            icon="trash-2"
            className="mt-6.5"
            onClick={() => onChange(items.filter((item) => item.key !== key))}
          />
        </div>
      ))}
      {errors && <FieldErrors messages={errors} />}
      {photos && <PhotoSuggestion items={items} currency={currency} photos={photos} onChange={onChange} />}
      {items.length < extraLimit && (
        <div>
          <div className="relative flex flex-wrap gap-x-5 gap-y-1">
            <TextButton onClick={() => add({ name: '', amount: '', serviceId: null })}>
              {extrasTexts.add}
            </TextButton>
            {bookingId && (
              <AddOnMenu
                bookingId={bookingId}
                onChoose={({ id, name, amount }) => add({ name, amount, serviceId: id })}
              />
            )}
          </div>
          {items.length === 0 && <p className="t-label">{extrasTexts.hint}</p>}
        </div>
      )}
    </fieldset>
  )
}

type PhotoSuggestionProps = Pick<ExtraItemsProps, 'items' | 'currency' | 'onChange'> & { photos: ExtraPhotos }

/** Adds an item for the photos beyond those included, in place of one for another number; nothing once it's there. */
function PhotoSuggestion({ items, currency, photos, onChange }: PhotoSuggestionProps) {
  const { count, extraCents, extraCount, totalCents } = photos
  const name = extraPhotosName(extraCount)
  const others = items.filter((item) => !isExtraPhotosName(item.name))
  if (items.some((item) => item.name === name) || others.length >= extraLimit) return null
  const add = () =>
    onChange([
      ...others,
      { key: crypto.randomUUID(), name, amount: centsToInput(totalCents, currency), serviceId: null },
    ])
  return (
    <p>
      <TextButton onClick={add}>
        {addExtraPhotosText(extraCount, formatCents(totalCents, currency))}
      </TextButton>
      <span className="t-label block">{includedPhotosText(count, formatCents(extraCents, currency))}</span>
    </p>
  )
}
