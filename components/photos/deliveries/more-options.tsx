import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { Disclosure } from '@/components/ui/disclosure'
import { Field, Input, Select } from '@/components/ui/field'
import { offerTexts } from '@/lib/photos/deliveries/words/choosing'
import { completeShootLabel } from '@/lib/photos/deliveries/words/deliveries'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import { ChoiceTermsFields } from './choice-terms-fields'
import type { InvoiceDraft } from './draft-bill'
import type { InvoiceFieldsProps } from './invoice-props'

type MoreOptionsProps = InvoiceFieldsProps & {
  /** Where nothing is charged besides the amount, or nobody shares the bill, how to begin with it. */
  extras: ReactNode
  split: ReactNode
}

/** What is seldom changed. Folded, it says what applies. */
export function MoreOptions(props: MoreOptionsProps) {
  const { draft, onChange, setsPrice, errors, currency, canCompleteShoot, today, licenses, extras, split } =
    props
  const hasErrors = Boolean(
    errors.expiresOn || errors.license || errors.choice || errors.extras || errors.split,
  )
  if (!setsPrice && !canCompleteShoot) return null
  return (
    <Disclosure look="row" summary="More options" open={hasErrors || undefined} className="border-t-ink">
      <div className="grid gap-5.5 pt-1 pb-6">
        {setsPrice && (
          <>
            {extras}
            <div className="grid gap-3">
              <CheckboxField
                label={offerTexts.label}
                hint={draft.choice ? `${offerTexts.hint} ${offerTexts.driveHint}` : undefined}
                checked={draft.choice !== undefined}
                onChange={({ target }) => onChange({ choice: target.checked ? props.offered : undefined })}
              />
              {draft.choice && (
                <ChoiceTermsFields
                  value={draft.choice}
                  currency={currency}
                  errors={errors.choice}
                  onChange={(choice) => onChange({ choice })}
                />
              )}
            </div>
            {split}
            <Field
              label="Gallery expiry date"
              name="expiresOn"
              note="Optional"
              errors={errors.expiresOn}
              hint={
                draft.expiresOn
                  ? 'The last day the client can open the gallery.'
                  : 'Without a date, the gallery never expires.'
              }
            >
              <Input
                type="date"
                min={today}
                value={draft.expiresOn}
                onChange={(event) => onChange({ expiresOn: event.target.value })}
              />
            </Field>
            <Field
              label="License"
              name="license"
              errors={errors.license}
              hint="The client sees its text before paying. You can change it until they pay."
            >
              <Select
                value={draft.license}
                onChange={(event) => {
                  const chosen = licenses.find(({ kind }) => kind === event.target.value)
                  if (chosen) onChange({ license: chosen.kind })
                }}
              >
                {licenses.map(({ kind, name }) => (
                  <option key={kind} value={kind}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          </>
        )}
        {canCompleteShoot && (
          <CheckboxField
            label={completeShootLabel}
            name="completesShoot"
            checked={draft.completesShoot}
            onChange={({ target: { checked } }) => onChange({ completesShoot: checked })}
          />
        )}
      </div>
    </Disclosure>
  )
}

/** What applies while nothing is changed: `Gallery never expires · For this listing · Marks the shoot as completed` */
export function describeOptions(props: InvoiceFieldsProps): string {
  const { draft, setsPrice, canCompleteShoot, licenses } = props
  const priced = setsPrice && [
    draft.extras.length > 0 && countOf(draft.extras.length, 'extra item'),
    draft.choice && `Client chooses, ${draft.choice.included || '0'} included`,
    draft.split.length > 0 && `Bill shared by ${draft.split.length + 1}`,
    describeExpiry(draft),
    licenses.find(({ kind }) => kind === draft.license)?.name,
  ]
  const completes =
    canCompleteShoot && (draft.completesShoot ? 'Marks the shoot as completed' : 'Shoot stays open')
  return [...(priced || []), completes].filter(Boolean).join(' · ')
}

function describeExpiry({ expiresOn }: Pick<InvoiceDraft, 'expiresOn'>): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(expiresOn)
    ? `Gallery until ${formatDate(expiresOn)}`
    : 'Gallery never expires'
}
