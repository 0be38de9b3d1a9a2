'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldErrors, Input, Select } from '@/components/ui/field'
import { maxShares, payerNameLimit } from '@/lib/invoices/limits'
import { readSize, type SizeUnit } from '@/lib/invoices/rules/read-size'
import { type ShareSize, sizeShares } from '@/lib/invoices/rules/split-bill'
import { sharesTooLargeText } from '@/lib/invoices/words/shares'
import { formatCents } from '@/lib/platform/money'

type Person = { key: number; name: string; email: string; unit: SizeUnit; size: string }

type SplitFieldsProps = {
  bill: {
    billCents: number
    currency: string
    /** Whether the reader pays the rest. */
    isPayer: boolean
  }
  errors: Record<string, string[] | undefined>
}

const newPerson = (key: number): Person => ({ key, name: '', email: '', unit: 'percent', size: '' })

/** Who else pays, and how much. Shows what each one pays while it's typed. */
export function SplitFields({ bill, errors }: SplitFieldsProps) {
  const [people, setPeople] = useState([{ ...newPerson(0), size: '50' }])
  const { billCents, currency } = bill
  const sizes = people.map(({ unit, size }) => readSize(unit, size, currency))
  const typed = sizes.filter((size): size is ShareSize => !('problem' in size))
  const isComplete = typed.length === people.length
  const cents = isComplete ? sizeShares(billCents, typed) : null
  const problems = [...new Set([errors.names, errors.emails, errors.sizes].flatMap((each) => each ?? []))]
  const amountOf = (index: number) => {
    const part = cents?.[index]
    return part === undefined ? '–' : formatCents(part, currency)
  }
  const change = (key: number, changes: Partial<Person>) =>
    setPeople(people.map((person) => (person.key === key ? { ...person, ...changes } : person)))
  return (
    <>
      <input type="hidden" name="currency" value={currency} />
      {people.map((person, index) => (
        <PersonFields
          key={person.key}
          person={person}
          place={index + 1}
          amount={amountOf(index + 1)}
          onChange={(changes) => change(person.key, changes)}
          onRemove={
            people.length > 1 ? () => setPeople(people.filter(({ key }) => key !== person.key)) : null
          }
        />
      ))}
      {problems.length > 0 && <FieldErrors messages={problems} />}
      {people.length < maxShares && (
        <div>
          <Button
            size="sm"
            icon="plus"
            onClick={() => setPeople([...people, newPerson(Math.max(...people.map(({ key }) => key)) + 1)])}
          >
            Add a person
          </Button>
        </div>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 border-t pt-4" aria-live="polite">
        {isComplete && !cents ? (
          <span className="text-stop">{sharesTooLargeText}</span>
        ) : (
          <>
            <span className="text-ink-2">
              {bill.isPayer ? 'You pay' : 'The client pays'} the rest of {formatCents(billCents, currency)}
            </span>
            <span className="font-strong">{amountOf(0)}</span>
          </>
        )}
      </p>
    </>
  )
}

type PersonFieldsProps = {
  person: Person
  place: number
  /** Formatted. */
  amount: string
  onChange: (changes: Partial<Person>) => void
  onRemove: (() => void) | null
}

function PersonFields({ person, place, amount, onChange, onRemove }: PersonFieldsProps) {
  const { name, email, unit, size } = person
  return (
    <fieldset className="grid gap-3">
      <legend className="t-label mb-1 flex w-full items-center justify-between gap-4">
        <span>Person {place}</span>
        {onRemove && (
          <Button size="sm" variant="quiet" aria-label={`Remove person ${place}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </legend>
      <div className="grid gap-3 fold:grid-cols-2">
        <Field label="Name" name="names[]">
          <Input
            required
            maxLength={payerNameLimit}
            autoComplete="off"
            value={name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label="Email" name="emails[]">
          <Input
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            value={email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </Field>
      </div>
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
        <Field label="Share" name="sizes[]">
          <Input
            required
            inputMode="decimal"
            autoComplete="off"
            value={size}
            onChange={(event) => onChange({ size: event.target.value })}
          />
        </Field>
        <Field label="Unit" name="units[]">
          <Select
            value={unit}
            onChange={(event) => onChange({ unit: event.target.value === 'amount' ? 'amount' : 'percent' })}
          >
            <option value="percent">Percent</option>
            <option value="amount">Amount</option>
          </Select>
        </Field>
        <output className="min-w-20 pb-3 text-right" aria-live="polite">
          {amount}
        </output>
      </div>
    </fieldset>
  )
}
