'use client'

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { CardPresenter, Presented } from '@/components/cards/card-presenter'
import { Notice } from '@/components/ui/notice'
import { prepareCardAction } from '@/lib/cards/actions'
import type { CardEntry } from '@/lib/cards/schema'
import { cardNotCheckedText } from '@/lib/cards/words'

type CardElementFormProps = {
  entry: Extract<CardEntry, { mode: 'element' }>
  currency: string
  ref: Ref<CardPresenter>
}

/** Stripe's Payment Element. https://docs.stripe.com/payments/payment-element */
export function CardElementForm({ entry, currency, ref }: CardElementFormProps) {
  const stripe = useMemo(() => loadStripe(entry.publishableKey), [entry.publishableKey])
  const isDark = typeof document !== 'undefined' && document.documentElement.dataset.theme === 'dark'
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: 'setup',
        currency: currency.toLowerCase(),
        allowedPaymentMethodTypes: ['card'],
        appearance: {
          theme: isDark ? 'night' : 'stripe',
          variables: { borderRadius: '3px', fontSizeBase: '16px' },
        },
      }}
    >
      <ElementFields ref={ref} />
    </Elements>
  )
}

function ElementFields({ ref }: { ref: Ref<CardPresenter> }) {
  const stripe = useStripe()
  const elements = useElements()
  const [problem, setProblem] = useState<string | null>(null)
  const confirmed = useRef<string | null>(null)

  function reject(message: string): Presented {
    setProblem(message)
    return { kind: 'rejected' }
  }

  async function present(returnUrl: string): Promise<Presented> {
    if (confirmed.current) return { kind: 'card', card: { setupIntentId: confirmed.current } }
    setProblem(null)
    if (!stripe || !elements) return reject(cardNotCheckedText)
    const preparation = await prepareCardAction({})
    if (!preparation.ok) return reject(preparation.message)
    const { error } = await stripe.confirmSetup({
      elements,
      clientSecret: preparation.data.clientSecret,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    })
    if (error) return reject(error.message ?? cardNotCheckedText)
    confirmed.current = preparation.data.setupIntentId
    return { kind: 'card', card: { setupIntentId: confirmed.current } }
  }

  useImperativeHandle(ref, () => ({
    // The Payment Element marks its own fields.
    check: async () => confirmed.current !== null || (elements !== null && !(await elements.submit()).error),
    present: (returnUrl) => present(returnUrl).catch(() => reject(cardNotCheckedText)),
  }))

  return (
    <div className="grid gap-5.5">
      {problem && (
        <Notice tone="stop" announce>
          {problem}
        </Notice>
      )}
      <PaymentElement
        options={{ wallets: { applePay: 'never', googlePay: 'never' } }}
        onChange={() => {
          confirmed.current = null
        }}
      />
    </div>
  )
}
