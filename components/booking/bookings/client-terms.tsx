'use client'

import { useOptimistic, useTransition } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { SectionHead } from '@/components/ui/section-head'
import { showResult } from '@/components/ui/show-result'
import { setClientTermsAction } from '@/lib/booking/bookings/actions'
import { clientTermsTexts } from '@/lib/booking/bookings/words/client-terms'

type ClientTermsProps = { clientId: string; paysByInvoice: boolean }

/** Decides whether a client's new bookings are charged by the studio's terms or paid by invoice. */
export function ClientTerms({ clientId, paysByInvoice }: ClientTermsProps) {
  const [isChecked, show] = useOptimistic(paysByInvoice)
  const [busy, start] = useTransition()
  const { title, label, hint, saved, failed } = clientTermsTexts

  function change(checked: boolean) {
    if (busy) return
    start(async () => {
      show(checked)
      await showResult(setClientTermsAction({ clientId, paysByInvoice: checked }), {
        done: () => saved(checked),
        failed,
      })
    })
  }

  return (
    <section aria-labelledby="client-terms">
      <SectionHead id="client-terms" title={title} className="mb-3" />
      <CheckboxField
        label={label}
        hint={hint}
        checked={isChecked}
        aria-disabled={busy || undefined}
        onChange={(event) => change(event.target.checked)}
      />
    </section>
  )
}
