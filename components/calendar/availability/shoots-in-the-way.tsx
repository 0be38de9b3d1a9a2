'use client'

import { useState } from 'react'
import type { useBlockDays } from '@/components/calendar/availability/use-block-days'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Select } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { maxNoteLength } from '@/lib/calendar/availability/limits'
import { colleaguesFor, countDays, type Decisions } from '@/lib/calendar/availability/rules/decisions'
import type { ShootToMove } from '@/lib/calendar/availability/schema/blocked-days'
import {
  blockingInWords,
  cancelShootLabel,
  noticesInWords,
  shootsOnDays,
} from '@/lib/calendar/availability/words/blocked-days'
import { splitAddress } from '@/lib/platform/text/address'
import { formatDate, timeRange } from '@/lib/platform/time/calendar-date'

/** The shoots on the days to block, with a decision for each and one confirmation for all of them. */
export function ShootsInTheWay({ blocking }: { blocking: ReturnType<typeof useBlockDays> }) {
  const { colleague, shoots, range, decisions, typed, errors, busy, change, decide, block, blockWithShoots } =
    blocking
  const [isDialogOpen, setDialogOpen] = useState(false)
  const days = countDays(range)
  const cancelled = shoots.filter(({ bookingId }) => !decisions[bookingId]).length
  const counts = { blockedDays: days, reassigned: shoots.length - cancelled, cancelled }
  const otherDays = days - new Set(shoots.map(({ date }) => date)).size

  async function confirm() {
    await blockWithShoots()
    setDialogOpen(false)
  }

  return (
    <>
      <Notice
        tone="wait"
        announce
        title={shootsOnDays(shoots.length, days)}
        action={
          otherDays > 0 && (
            <Button size="sm" busy={busy} onClick={() => block(true)}>
              Block the other {otherDays === 1 ? 'day' : 'days'}
            </Button>
          )
        }
      >
        Choose what happens to each shoot. Nothing is blocked or sent until you confirm.
      </Notice>
      <ul className="grid gap-5.5">
        {shoots.map((shoot) => (
          <ShootDecision
            key={shoot.bookingId}
            shoot={shoot}
            shoots={shoots}
            decisions={decisions}
            onDecide={decide}
          />
        ))}
      </ul>
      <CountedTextArea
        label="Note to clients"
        optional
        rows={3}
        limit={maxNoteLength}
        hint="Added to the email they receive. The reason above stays private."
        errors={errors?.note}
        value={typed.note}
        onValueChange={(note) => change({ note })}
      />
      <div>
        <Button variant="main" busy={busy} onClick={() => setDialogOpen(true)}>
          Review and confirm
        </Button>
      </div>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={days === 1 ? 'Block this day?' : `Block these ${days} days?`}
        description={noticesInWords(counts, colleague?.fullName)}
        confirmLabel={blockingInWords(counts)}
        busyText="Blocking"
        cancelLabel="Not now"
        tone={cancelled > 0 ? 'stop' : 'main'}
        onConfirm={confirm}
      />
    </>
  )
}

type ShootDecisionProps = {
  shoot: ShootToMove
  shoots: readonly ShootToMove[]
  decisions: Decisions
  /** `to` is the colleague's profile, or null to cancel. */
  onDecide: (bookingId: string, to: string | null) => void
}

/** One shoot on a day to block, with the choice to reassign or cancel it, and what was paid for it. */
function ShootDecision({ shoot, shoots, decisions, onDecide }: ShootDecisionProps) {
  const { bookingId, propertyAddress, clientName, payments } = shoot
  const { street } = splitAddress(propertyAddress)
  const colleagues = colleaguesFor(shoot, shoots, decisions)
  const decision = decisions[bookingId] ?? ''
  return (
    <li className="grid gap-2">
      <div>
        <TextLink href={`/booking/${bookingId}`}>{street}</TextLink>
        <p className="text-ink-2">
          {formatDate(shoot.date)}, {timeRange(shoot)}, {clientName}
        </p>
      </div>
      <Field
        label={`What happens to ${street}`}
        hint={colleagues.length === 0 ? 'No colleagues are available at that time.' : undefined}
      >
        <Select value={decision} onChange={(event) => onDecide(bookingId, event.target.value || null)}>
          {colleagues.map(({ profileId, fullName, hasOpenSlots }) => (
            <option key={profileId} value={profileId}>
              Reassign to {fullName}
              {hasOpenSlots ? ' (has this slot open)' : ''}
            </option>
          ))}
          <option value="">{cancelShootLabel}</option>
        </Select>
      </Field>
      {decision === '' &&
        payments.map(({ invoiceId, sentence }) => (
          <Notice key={invoiceId} tone="wait" title={sentence}>
            Canceling doesn't refund this payment. You can{' '}
            <TextLink href={`/invoices/${invoiceId}`}>refund it from the invoice</TextLink> afterwards.
          </Notice>
        ))}
    </li>
  )
}
