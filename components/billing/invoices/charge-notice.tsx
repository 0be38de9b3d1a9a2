import { Notice, type NoticeTone } from '@/components/ui/notice'
import type { ChargeState } from '@/lib/billing/invoices/rules/charging'
import type { InvoiceDetail } from '@/lib/billing/invoices/schema/invoices'
import { chargeStateTitles } from '@/lib/billing/invoices/words/charging'
import { StopChargeButton } from './stop-charge-button'

const tones: Record<ChargeState, NoticeTone> = {
  scheduled: 'info',
  'awaits-confirmation': 'wait',
  stopped: 'info',
  exhausted: 'wait',
}

/** Says where the automatic charge of an unpaid invoice stands. The photographer can stop it. */
export function ChargeNotice({ invoice }: { invoice: InvoiceDetail }) {
  const { charge, can } = invoice
  if (!charge) return null
  return (
    <Notice
      tone={tones[charge.state]}
      icon={charge.state === 'scheduled' ? 'credit-card' : undefined}
      title={chargeStateTitles[charge.state]}
      className="mb-7 max-w-[49rem]"
      action={can.stopCharge && <StopChargeButton invoice={invoice} />}
    >
      {charge.text}
    </Notice>
  )
}
