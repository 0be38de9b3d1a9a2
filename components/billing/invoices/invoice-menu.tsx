'use client'

import { type ReactNode, useRef, useState } from 'react'
import { deferComponent } from '@/components/ui/defer'
import { MenuButton, MenuLine, MenuLink } from '@/components/ui/menu-entries'
import { MoreMenu } from '@/components/ui/more-menu'
import type { PayingCard } from '@/lib/billing/invoices/schema/paying'
import type { SharedBill } from '@/lib/billing/invoices/schema/sharing'
import { splitBillText } from '@/lib/billing/invoices/words/shares'
import type { ReplaceDialog as Replace } from './replace-dialog'
import type { ShownInvoice } from './shown-invoice'
import type { SplitDialog as Split } from './split-dialog'

const MarkPaidDialog = deferComponent(async () => (await import('./mark-paid-dialog')).MarkPaidDialog)
const PayCardDialog = deferComponent(async () => (await import('./pay-card-dialog')).PayCardDialog)
const RefundDialog = deferComponent(async () => (await import('./refund-dialog')).RefundDialog)
const ReplaceDialog = deferComponent(async () => (await import('./replace-dialog')).ReplaceDialog)
const SplitDialog = deferComponent(async () => (await import('./split-dialog')).SplitDialog)
const VoidDialog = deferComponent(async () => (await import('./void-dialog')).VoidDialog)

type InvoiceMenuProps = {
  invoice: ShownInvoice & { allowsTest: boolean }
  can: { markPaid: boolean; refund: boolean; void: boolean }
  /** What splitting and replacing it start from; null for a reader who can't. */
  split?: Parameters<typeof Split>[0]['invoice'] | null
  replace?: Parameters<typeof Replace>[0]['invoice'] | null
  /** The saved card to pay it with, where the main button uses another. */
  card?: PayingCard | null
  /** The shared bill that it's a part of; null for one that isn't shared. */
  bill?: SharedBill | null
  /** `yyyy-MM-dd` in the studio's time zone. */
  today: string
  isInBar?: boolean
  /** Further entries, before those that change the invoice. */
  children?: ReactNode
}

type Opened = 'pay' | 'split' | 'mark-paid' | 'refund' | 'replace' | 'void'

/** Everything that can be done with an invoice besides its next step. */
export function InvoiceMenu(props: InvoiceMenuProps) {
  const { invoice, can, split, replace, card, bill = null, today, isInBar = false, children } = props
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  // Outlives the dialog, so that a refund whose response was lost is found again and not repeated.
  const refundKey = useRef<string | null>(null)

  function openRefund() {
    refundKey.current ??= crypto.randomUUID()
    setOpened('refund')
  }

  return (
    <>
      <MoreMenu label={isInBar ? undefined : `More actions for ${invoice.number}`} isInBar={isInBar}>
        {children}
        {card && (
          <MenuButton icon="credit-card" onClick={() => setOpened('pay')}>
            Pay with card ending {card.last4}
          </MenuButton>
        )}
        {split && (
          <MenuButton icon="users-round" onClick={() => setOpened('split')}>
            {splitBillText}
          </MenuButton>
        )}
        {can.markPaid && (
          <MenuButton icon="check" onClick={() => setOpened('mark-paid')}>
            Mark Paid
          </MenuButton>
        )}
        {replace && (
          <MenuButton icon="rotate-ccw" onClick={() => setOpened('replace')}>
            Replace invoice
          </MenuButton>
        )}
        <MenuLink icon="download" href={`/api/invoices/${invoice.id}/pdf`} prefetch={false} download>
          Download PDF
        </MenuLink>
        {(can.refund || can.void) && <MenuLine />}
        {can.refund && (
          <MenuButton icon="undo-2" className="text-stop" onClick={openRefund}>
            Refund
          </MenuButton>
        )}
        {can.void && (
          <MenuButton icon="x" className="text-stop" onClick={() => setOpened('void')}>
            Void
          </MenuButton>
        )}
      </MoreMenu>
      {opened === 'pay' && card && (
        <PayCardDialog invoiceId={invoice.id} amount={invoice.amount} card={card} onClose={close} />
      )}
      {opened === 'split' && split && <SplitDialog invoice={split} onClose={close} />}
      {opened === 'mark-paid' && <MarkPaidDialog invoice={invoice} today={today} onClose={close} />}
      {opened === 'replace' && replace && <ReplaceDialog invoice={replace} onClose={close} />}
      {opened === 'void' && <VoidDialog invoice={invoice} bill={bill} onClose={close} />}
      {opened === 'refund' && refundKey.current && (
        <RefundDialog
          invoice={invoice}
          idempotencyKey={refundKey.current}
          onCompleted={() => {
            refundKey.current = null
          }}
          onClose={close}
        />
      )}
    </>
  )
}
