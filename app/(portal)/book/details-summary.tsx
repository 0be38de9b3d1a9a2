import { ArrowLeft } from 'lucide-react'
import { Summary } from '@/components/bookings/summary'
import { Button, LinkButton } from '@/components/ui/button'
import type { SlotChoice } from '@/lib/availability/schema'

type DetailsSummaryProps = {
  lines: readonly { key: string; label: string; value: string }[]
  total: string
  slot: SlotChoice
  hint?: string
  action: string
  busyText: string
  busy: boolean
  /** The time is lost; another must be chosen first. */
  isBlocked: boolean
  backHref: string
}

/** What is about to be booked, and the button that does it. */
export function DetailsSummary(props: DetailsSummaryProps) {
  const { lines, total, slot, hint, action, busyText, busy, isBlocked, backHref } = props
  return (
    <Summary
      title="Summary"
      lines={[
        ...lines,
        { key: 'date', label: 'Date', value: slot.dateText, quiet: true },
        { key: 'time', label: 'Time', value: slot.timeText, quiet: true },
        { key: 'photographer', label: 'Photographer', value: slot.photographerName, quiet: true },
      ]}
      total={total}
      hint={hint}
    >
      <Button
        type="submit"
        form="booking-details"
        variant="main"
        size="lg"
        wide
        busy={busy}
        busyText={busyText}
        disabled={isBlocked}
      >
        {action}
      </Button>
      <LinkButton
        href={backHref}
        variant="quiet"
        wide
        icon={<ArrowLeft className="icon" aria-hidden="true" />}
      >
        Back to Calendar
      </LinkButton>
    </Summary>
  )
}
