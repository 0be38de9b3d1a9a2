'use client'

import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { CardPresenter, Presented } from '@/components/cards/card-presenter'
import { confirmCardSetup } from '@/components/cards/confirm-card-setup'
import { formatPreservingCaret } from '@/components/cards/format-preserving-caret'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { prepareCardAction } from '@/lib/cards/actions'
import { formatCardNumber, formatCvv, formatExpiry } from '@/lib/cards/rules'
import type { CardEntry, CardFields } from '@/lib/cards/schema'
import { cardNotCheckedText } from '@/lib/cards/words'

type CardFieldsFormProps = {
  entry: Extract<CardEntry, { mode: 'fields' }>
  ref: Ref<CardPresenter>
}

type Errors = Partial<Record<keyof CardFields, string[]>>

/** Our own card fields. They have no names, so that even a form post without JavaScript doesn't send them to our server. */
export function CardFieldsForm({ entry, ref }: CardFieldsFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  /** The card setup that succeeded for the current fields. */
  const confirmed = useRef<string | null>(null)

  async function read(): Promise<CardFields | null> {
    const { CardFields } = await import('@/lib/cards/schema')
    const typed = (field: keyof CardFields) =>
      box.current?.querySelector<HTMLInputElement>(`[data-card="${field}"]`)?.value ?? ''
    const parsed = CardFields.safeParse({
      cardholderName: typed('cardholderName'),
      cardNumber: typed('cardNumber'),
      expiryDate: typed('expiryDate'),
      cvv: typed('cvv'),
    })
    const next: Errors = {}
    for (const issue of parsed.error?.issues ?? []) {
      const field = issue.path[0] as keyof CardFields
      next[field] ??= [issue.message]
    }
    setErrors(next)
    return parsed.success ? parsed.data : null
  }

  function reject(message: string, field: keyof CardFields | null = null): Presented {
    if (field) setErrors({ [field]: [message] })
    else setProblem(message)
    return { kind: 'rejected' }
  }

  async function present(returnUrl: string): Promise<Presented> {
    if (confirmed.current) return { kind: 'card', card: { setupIntentId: confirmed.current } }
    setProblem(null)
    const card = await read()
    if (!card) return { kind: 'invalid' }
    const preparation = await prepareCardAction({})
    if (!preparation.ok) return reject(preparation.message)
    const outcome = await confirmCardSetup(entry, preparation.data, card, returnUrl)
    if (outcome.kind === 'rejected') return reject(outcome.message, outcome.field)
    if (outcome.kind === 'authenticate') {
      window.location.assign(outcome.url)
      return { kind: 'leaving' }
    }
    confirmed.current = preparation.data.setupIntentId
    return { kind: 'card', card: { setupIntentId: confirmed.current } }
  }

  useImperativeHandle(ref, () => ({
    check: async () => confirmed.current !== null || (await read()) !== null,
    present: (returnUrl) => present(returnUrl).catch(() => reject(cardNotCheckedText)),
  }))

  function input(event: FormEvent<HTMLInputElement>, format?: (text: string) => string) {
    confirmed.current = null
    if (format) formatPreservingCaret(event.currentTarget, format)
  }

  return (
    <div ref={box} className="grid gap-5.5">
      {problem && (
        <Notice tone="stop" announce>
          {problem}
        </Notice>
      )}
      <Field label="Cardholder name" errors={errors.cardholderName}>
        <Input data-card="cardholderName" autoComplete="cc-name" onInput={input} />
      </Field>
      <div className="grid grid-cols-2 gap-4 max-md:*:first:col-span-full md:grid-cols-[2fr_1fr_1fr]">
        <Field label="Card number" errors={errors.cardNumber}>
          <Input
            data-card="cardNumber"
            inputMode="numeric"
            autoComplete="cc-number"
            onInput={(event) => input(event, formatCardNumber)}
          />
        </Field>
        <Field label="Expiry" errors={errors.expiryDate}>
          <Input
            data-card="expiryDate"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            onInput={(event) => input(event, formatExpiry)}
          />
        </Field>
        <Field label="CVV" errors={errors.cvv}>
          <Input
            data-card="cvv"
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="3 or 4 digits"
            onInput={(event) => input(event, formatCvv)}
          />
        </Field>
      </div>
    </div>
  )
}
