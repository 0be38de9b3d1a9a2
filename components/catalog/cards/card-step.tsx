'use client'

import { lazy, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react'
import type { CardPresenter } from '@/components/catalog/cards/card-presenter'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { Skeleton } from '@/components/ui/skeleton'
import { cardBrand, cardExpiry } from '@/lib/catalog/cards/rules'
import type { CardEntry, ChosenCard, ReturnedCard, StoredCardItem } from '@/lib/catalog/cards/schema'
import { bankRejectedText } from '@/lib/catalog/cards/words'

// Stripe's library is loaded only where its form is shown.
const CardElementForm = lazy(async () => ({
  default: (await import('@/components/catalog/cards/card-element-form')).CardElementForm,
}))

export type CardStepProps = {
  entry: CardEntry
  currency: string
  storedCards: readonly StoredCardItem[]
  /** The new card that its bank has just been asked about. */
  returned: ReturnedCard | null
  /** What happens to the card. */
  note: { strong: string; more: string }
  ref: Ref<CardPresenter>
}

type Option = { id: string; title: string; hint: string; card: ChosenCard }

/** Offers the saved cards, or a form for a new one. */
export function CardStep({ entry, currency, storedCards, returned, note, ref }: CardStepProps) {
  const options = toOptions(storedCards, returned)
  const [isRejected, setIsRejected] = useState(returned === 'not-confirmed')
  const [chosenId, setChosenId] = useState(isRejected ? null : (options[0]?.id ?? null))
  const newCard = useRef<CardPresenter>(null)
  const chosen = options.find((option) => option.id === chosenId)

  useImperativeHandle(ref, () => ({
    check: async () => chosen !== undefined || ((await newCard.current?.check()) ?? false),
    present: async (returnUrl, onConfirm) => {
      setIsRejected(false)
      if (chosen) return { kind: 'card', card: chosen.card }
      return (await newCard.current?.present(returnUrl, onConfirm)) ?? { kind: 'invalid' }
    },
  }))

  return (
    <section aria-label="Card" className="grid gap-5.5">
      <SectionHead
        title="Card"
        className="mt-5"
        action={
          <span className="flex items-center gap-1.5">
            <Icon name="lock" size="sm" />
            Encrypted
          </span>
        }
      />
      <Notice icon="shield-check">
        <strong className="font-strong">{note.strong}</strong> {note.more}
      </Notice>
      {isRejected && (
        <Notice tone="stop" announce>
          {bankRejectedText}
        </Notice>
      )}
      {options.length > 0 && (
        <ChoiceGroup legend="Choose a card">
          {options.map((option) => (
            <ChoiceCard
              key={option.id}
              name="card"
              title={option.title}
              hint={option.hint}
              checked={option.id === chosenId}
              onChange={() => setChosenId(option.id)}
            />
          ))}
          <ChoiceCard
            name="card"
            title="Use another card"
            hint="Enter it below"
            checked={!chosen}
            onChange={() => setChosenId(null)}
          />
        </ChoiceGroup>
      )}
      {!chosen && (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <CardElementForm entry={entry} currency={currency} ref={newCard} />
        </Suspense>
      )}
    </section>
  )
}

function toOptions(stored: readonly StoredCardItem[], returned: CardStepProps['returned']): Option[] {
  const options = stored.map((card) => ({
    id: card.id,
    title: `Use card ending ${card.last4}`,
    hint: `${cardBrand(card)}, expires ${cardExpiry(card)}`,
    card: { storedCardId: card.id },
  }))
  if (!returned || returned === 'not-confirmed') return options
  const { setupIntentId } = returned
  return [
    {
      id: setupIntentId,
      title: `Use card ending ${returned.last4}`,
      hint: `${cardBrand(returned)}, confirmed by your bank`,
      card: { setupIntentId },
    },
    ...options,
  ]
}
