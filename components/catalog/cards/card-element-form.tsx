'use client'

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { CardPresenter, Presented } from '@/components/catalog/cards/card-presenter'
import { confirmCard, wasConfirmed } from '@/components/catalog/cards/confirm-card'
import { loadStripeFor } from '@/components/catalog/cards/load-stripe'
import { useElementAppearance } from '@/components/catalog/cards/use-element-appearance'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { prepareCardAction } from '@/lib/catalog/cards/actions'
import type { CardEntry, CardPreparation } from '@/lib/catalog/cards/schema'
import { cardFormFailedText, cardFormLoadingText } from '@/lib/catalog/cards/words'

type CardElementFormProps = { entry: CardEntry; currency: string; ref: Ref<CardPresenter> }

/** A new card: the cardholder's name, and Stripe's Payment Element. https://docs.stripe.com/payments/payment-element */
export function CardElementForm({ entry, currency, ref }: CardElementFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  const appearance = useElementAppearance()

  const { publishableKey, scriptUrl } = entry
  useEffect(() => {
    let isCurrent = true
    loadStripeFor({ publishableKey, scriptUrl }).then(
      (loaded) => isCurrent && setStripe(loaded),
      () => isCurrent && setFailedAttempt(attempt),
    )
    return () => {
      isCurrent = false
    }
  }, [publishableKey, scriptUrl, attempt])

  if (failedAttempt === attempt) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="stop" announce>
          {cardFormFailedText}
        </Notice>
        <Button
          onClick={() => {
            setStripe(null)
            setAttempt(attempt + 1)
          }}
        >
          Try again
        </Button>
      </div>
    )
  }
  return (
    <Elements
      // Elements takes its Stripe once.
      key={attempt}
      stripe={stripe}
      options={{
        mode: 'setup',
        currency: currency.toLowerCase(),
        allowedPaymentMethodTypes: ['card'],
        appearance,
      }}
    >
      <CardFields ref={ref} onLoadError={() => setFailedAttempt(attempt)} />
    </Elements>
  )
}

type CardFieldsProps = { ref: Ref<CardPresenter>; onLoadError: () => void }

function CardFields({ ref, onLoadError }: CardFieldsProps) {
  const stripe = useStripe()
  const elements = useElements()
  const nameInput = useRef<HTMLInputElement>(null)
  const [nameErrors, setNameErrors] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isReady, setIsReady] = useState(false)
  const [isInvalid, setIsInvalid] = useState(false)
  /** The setup of the card as entered, unless Stripe rejected it. */
  const setup = useRef<(CardPreparation & { isConfirmed: boolean }) | null>(null)

  async function readName(): Promise<string | null> {
    const { CardholderName } = await import('@/lib/catalog/cards/schema')
    const parsed = CardholderName.safeParse(nameInput.current?.value)
    setNameErrors(parsed.error ? parsed.error.issues.slice(0, 1).map(({ message }) => message) : [])
    return parsed.data ?? null
  }

  async function check(): Promise<boolean> {
    if (setup.current?.isConfirmed) return true
    const cardholderName = await readName()
    if (!elements || !isReady) {
      setProblem(cardFormLoadingText)
      return false
    }
    // The Payment Element marks its own fields.
    const { error } = await elements.submit()
    setIsInvalid(error !== undefined)
    return cardholderName !== null && !error
  }

  const present: CardPresenter['present'] = async (returnUrl, onConfirm) => {
    setProblem(null)
    const cardholderName = await readName()
    if (!stripe || !elements || cardholderName === null) return { kind: 'invalid' }
    if (setup.current && !setup.current.isConfirmed) {
      setup.current.isConfirmed = await wasConfirmed(stripe, setup.current)
    }
    if (setup.current?.isConfirmed) return toCard(setup.current)
    const preparation = await prepareCardAction({})
    if (!preparation.ok) return reject(preparation.message)
    setup.current = { ...preparation.data, isConfirmed: false }
    await onConfirm(preparation.data.setupIntentId)
    const confirmation = await confirmCard({ stripe, elements }, preparation.data, {
      cardholderName,
      returnUrl,
    })
    if (confirmation.kind === 'left' || confirmation.kind === 'lost') return confirmation
    if (confirmation.kind === 'confirmed') {
      setup.current = { ...preparation.data, isConfirmed: true }
      return toCard(preparation.data)
    }
    if (confirmation.kind === 'rejected') setup.current = null
    return reject(confirmation.message)
  }

  function reject(message: string): Presented {
    setProblem(message)
    return { kind: 'rejected' }
  }

  function forgetSetup() {
    setup.current = null
    setIsInvalid(false)
  }

  useImperativeHandle(ref, () => ({
    check,
    present: (...given) => present(...given).catch(() => ({ kind: 'lost' })),
  }))

  return (
    <div className="grid gap-5.5">
      {problem && (
        <Notice tone="stop" announce>
          {problem}
        </Notice>
      )}
      <Field label="Cardholder name" errors={nameErrors}>
        {/* Without a name attribute, a form post without JavaScript doesn't send it. */}
        <Input ref={nameInput} autoComplete="cc-name" onInput={forgetSetup} />
      </Field>
      {/* A form focuses its first invalid field, and this one passes the focus on into Stripe's frame. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's minimum width is that of its content */}
      <div
        role="group"
        aria-label="Card details"
        aria-busy={!isReady}
        aria-invalid={isInvalid || undefined}
        tabIndex={-1}
        className="relative min-h-48 outline-none"
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) elements?.getElement('payment')?.focus()
        }}
      >
        {!isReady && <Skeleton className="absolute inset-0 h-48" />}
        <PaymentElement
          options={{
            fields: { billingDetails: { name: 'never' } },
            wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
          }}
          onReady={() => {
            setIsReady(true)
            setProblem(null)
          }}
          onChange={forgetSetup}
          onLoadError={onLoadError}
        />
      </div>
    </div>
  )
}

function toCard({ setupIntentId }: CardPreparation): Presented {
  return { kind: 'card', card: { setupIntentId } }
}
