import { AmountField } from '@/components/ui/amount-field'
import { CheckboxField } from '@/components/ui/checkbox'
import { Field, Input, Select, TextArea } from '@/components/ui/field'
import { codeLimit } from '@/lib/catalog/coupons/limits'
import type { FieldErrors as Errors } from '@/lib/platform/errors'
import { AllOrSome } from './all-or-some'

/** What the fields and the table need to know of the studio. */
export type CouponContext = {
  services: readonly { id: string; name: string }[]
  brokerages: readonly { id: string; name: string }[]
  currency: string
  /** In the studio's time zone. */
  today: string
}

/** A coupon as the texts of its fields. */
export type CouponTexts = {
  code: string
  kind: 'PERCENT' | 'AMOUNT'
  percent: string
  amount: string
  minimum: string
  startsOn: string
  endsOn: string
  maxUses: string
  maxUsesPerClient: string
  firstOrderOnly: boolean
  /** Null for all. */
  serviceIds: string[] | null
  /** Null for clients of every brokerage, and of none. */
  brokerageIds: string[] | null
  clientEmails: string
}

type CouponFieldsProps = CouponContext & {
  typed: CouponTexts
  errors: Errors
  isNew: boolean
  onChange: (part: Partial<CouponTexts>) => void
}

/** The fields of a coupon. */
export function CouponFields(props: CouponFieldsProps) {
  const { typed, errors, currency, services, brokerages, isNew, onChange } = props
  return (
    <div className="grid items-start gap-x-4 gap-y-4.5 @md:grid-cols-2">
      <Field
        label="Code"
        name="code"
        className="col-span-full"
        errors={errors.code}
        hint={
          isNew ? 'What clients enter. Leave it empty for a random code that nobody can guess.' : undefined
        }
      >
        <Input
          autoFocus
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={codeLimit.max}
          placeholder="SPRING10"
          value={typed.code}
          onChange={({ target }) => onChange({ code: target.value })}
        />
      </Field>
      <Field label="Discount" name="kind" errors={errors.kind}>
        <Select
          value={typed.kind}
          onChange={({ target }) => onChange({ kind: target.value === 'AMOUNT' ? 'AMOUNT' : 'PERCENT' })}
        >
          <option value="PERCENT">Percentage</option>
          <option value="AMOUNT">Amount</option>
        </Select>
      </Field>
      {typed.kind === 'PERCENT' ? (
        <Field label="Percentage" note="%" name="percent" errors={errors.percent}>
          <Input
            inputMode="decimal"
            placeholder="10"
            value={typed.percent}
            onChange={({ target }) => onChange({ percent: target.value })}
          />
        </Field>
      ) : (
        <AmountField
          label="Amount"
          name="amount"
          currency={currency}
          value={typed.amount}
          onChange={(amount) => onChange({ amount })}
          errors={errors.amount}
        />
      )}
      <LimitFields {...props} />
      <AllOrSome
        label="Services"
        name="serviceIds"
        hint="A package counts as a service of its own."
        allLabel="All services"
        someLabel="Only chosen services"
        choices={services}
        chosen={typed.serviceIds}
        onChange={(serviceIds) => onChange({ serviceIds })}
        errors={errors.serviceIds}
      />
      <Field
        label="Clients"
        note="Optional"
        name="clientEmails"
        className="col-span-full"
        errors={errors.clientEmails}
        hint="Their email addresses, separated by commas. Without any, the coupon is for every client."
      >
        <TextArea
          rows={2}
          value={typed.clientEmails}
          onChange={({ target }) => onChange({ clientEmails: target.value })}
        />
      </Field>
      {brokerages.length > 0 && (
        <AllOrSome
          label="Brokerages"
          name="brokerageIds"
          hint="Whose members can use it when they book."
          allLabel="Clients of any brokerage, or of none"
          someLabel="Only members of chosen brokerages"
          choices={brokerages}
          chosen={typed.brokerageIds}
          onChange={(brokerageIds) => onChange({ brokerageIds })}
          errors={errors.brokerageIds}
        />
      )}
      <CheckboxField
        label="First booking only"
        hint="For clients without another booking, other than cancelled ones."
        className="col-span-full"
        checked={typed.firstOrderOnly}
        onChange={({ target }) => onChange({ firstOrderOnly: target.checked })}
      />
    </div>
  )
}

/** When, how often, and from which total it can be used. */
function LimitFields({ typed, errors, currency, onChange }: CouponFieldsProps) {
  return (
    <>
      <Field label="From" note="Optional" name="startsOn" errors={errors.startsOn}>
        <Input
          type="date"
          value={typed.startsOn}
          onChange={({ target }) => onChange({ startsOn: target.value })}
        />
      </Field>
      <Field label="Until" note="Optional" name="endsOn" errors={errors.endsOn} hint="The last day.">
        <Input
          type="date"
          value={typed.endsOn}
          onChange={({ target }) => onChange({ endsOn: target.value })}
        />
      </Field>
      <Field
        label="Uses in total"
        note="Optional"
        name="maxUses"
        errors={errors.maxUses}
        hint="A booking that is cancelled free of charge doesn't count."
      >
        <Input
          inputMode="numeric"
          value={typed.maxUses}
          onChange={({ target }) => onChange({ maxUses: target.value })}
        />
      </Field>
      <Field label="Uses per client" note="Optional" name="maxUsesPerClient" errors={errors.maxUsesPerClient}>
        <Input
          inputMode="numeric"
          value={typed.maxUsesPerClient}
          onChange={({ target }) => onChange({ maxUsesPerClient: target.value })}
        />
      </Field>
      <div className="col-span-full">
        <AmountField
          label="Minimum order"
          name="minimum"
          currency={currency}
          hint="What the services cost at least, without travel and tax. Leave it empty for no minimum."
          value={typed.minimum}
          onChange={(minimum) => onChange({ minimum })}
          errors={errors.minimum}
        />
      </div>
    </>
  )
}
