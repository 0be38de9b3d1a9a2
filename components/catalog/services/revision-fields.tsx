import { AmountField } from '@/components/ui/amount-field'
import { Field, Input } from '@/components/ui/field'
import { canIncludePhotos, hasBands } from '@/lib/catalog/services/rules/bands'
import {
  defaultExtraPhotoHint,
  describeRevisions,
  extraPhotoHint,
  extraPhotoLabel,
} from '@/lib/catalog/services/words/editor'
import { ServiceFold } from './service-section'
import { isLongTable } from './size-table'
import type { ServicePartProps } from './use-service-form'

/** What photos beyond those included cost, and how often they are revised. It's folded at first beside a long table of prices. */
export function RevisionFields({ draft, errors, currency, onChange }: ServicePartProps) {
  const hasError = ['extraPhoto', 'revisionRounds', 'extraRound'].some((name) => errors[name])
  return (
    <ServiceFold
      id="photos"
      title="Photos and revisions"
      hint={describeRevisions(draft, currency)}
      startsOpen={!isLongTable(draft)}
      hasError={hasError}
      className="-mt-px"
    >
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5.5 md:grid-cols-3">
        {canIncludePhotos(draft) && (
          <div className="max-md:col-span-full">
            <AmountField
              label={extraPhotoLabel}
              name="extraPhoto"
              currency={currency}
              className="text-right"
              hint={hasBands(draft.priceBasis) ? defaultExtraPhotoHint : extraPhotoHint}
              value={draft.extraPhoto}
              onChange={(extraPhoto) => onChange({ extraPhoto })}
              errors={errors.extraPhoto}
            />
          </div>
        )}
        <Field label="Revision rounds" name="revisionRounds" hint="Included" errors={errors.revisionRounds}>
          <Input
            inputMode="numeric"
            value={draft.revisionRounds}
            onChange={(event) => onChange({ revisionRounds: event.target.value })}
          />
        </Field>
        <AmountField
          label="Further round"
          name="extraRound"
          currency={currency}
          className="text-right"
          hint="Use 0 for no charge."
          value={draft.extraRound}
          onChange={(extraRound) => onChange({ extraRound })}
          errors={errors.extraRound}
        />
      </div>
    </ServiceFold>
  )
}
