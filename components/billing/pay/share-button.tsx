'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldErrors, Input } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { shareBookingAction } from '@/lib/billing/pay/actions'
import type { Share } from '@/lib/billing/pay/rules/earn'
import type { PaidPerson } from '@/lib/billing/pay/schema'
import { formatShare, sharedToast } from '@/lib/billing/pay/words'
import { percentToInput, readPercent } from '@/lib/platform/money/percent'

type SharedBooking = {
  bookingId: string
  street: string
  shares: readonly Share[]
  team: readonly PaidPerson[]
}

/** Opens the dialog that says which photographers share the pay of a shoot. */
export function ShareButton(booking: SharedBooking) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        aria-label={`Share ${booking.street}`}
        className="max-fold:min-h-11"
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      {isOpen && <ShareDialog {...booking} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Says which photographers share the pay of a shoot, in percent. */
function ShareDialog({ bookingId, street, shares, team, onClose }: SharedBooking & { onClose: () => void }) {
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      shares.map(({ photographerId, basisPoints }) => [photographerId, percentToInput(basisPoints)]),
    ),
  )
  const form = useRecordForm({
    loadSchema: async () => (await import('@/lib/billing/pay/schema')).ShareBooking,
    save: shareBookingAction,
    saved: sharedToast,
    failed: 'Failed to save the shares. Please try again.',
    onSaved: onClose,
  })
  const sum = Object.values(typed).reduce((total, text) => total + (readPercent(text) ?? 0), 0)
  return (
    <RecordDialog
      form={form}
      title={`Who shot ${street}?`}
      submitLabel="Save shares"
      busyText="Saving shares"
      onClose={onClose}
      onSubmit={() =>
        form.submit({
          bookingId,
          shares: Object.entries(typed).map(([photographerId, basisPoints]) => ({
            photographerId,
            basisPoints,
          })),
        })
      }
    >
      <p className="text-ink-2">
        Prices and fees are split by these shares, and then each photographer's own terms apply to their part.
      </p>
      {team.map(({ photographerId, fullName }) => (
        <Field key={photographerId} label={fullName} note="%">
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={typed[photographerId] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [photographerId]: target.value })}
          />
        </Field>
      ))}
      <p className="t-label" aria-live="polite">
        Together: {formatShare(sum)}
      </p>
      {form.errors.shares && <FieldErrors messages={form.errors.shares} />}
    </RecordDialog>
  )
}
