import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import type { SharedBill, VoidFollow } from '@/lib/billing/invoices/schema'
import { voidFollowTexts } from '@/lib/billing/invoices/words/shares'

type VoidFollowsProps = { bill: SharedBill; errors: string | readonly string[] | undefined }

/** What others paid of a shared bill, and what becomes of it when the shown part is voided. */
export function VoidFollows({ bill, errors }: VoidFollowsProps) {
  const paid = bill.payers.flatMap(({ name, paid, isShown }) =>
    paid === null || isShown ? [] : [{ name, paid }],
  )
  const [first, ...rest] = choicesFor(bill)
  return (
    <>
      <p className="font-strong">{voidFollowTexts.paid(paid)}</p>
      <ChoiceGroup legend={voidFollowTexts.legend} columns={1} errors={errors}>
        {first && <ChoiceCard name="follow" {...first} defaultChecked />}
        {rest.map((choice) => (
          <ChoiceCard key={choice.value} name="follow" {...choice} />
        ))}
      </ChoiceGroup>
    </>
  )
}

function choicesFor({ payers }: SharedBill): { value: VoidFollow; title: string; hint: string }[] {
  const { unlock, billClient, keep, refund } = voidFollowTexts
  const shown = payers.find(({ isShown }) => isShown)
  const main = payers.find(({ isMain }) => isMain)
  // Voiding the main invoice voids its unpaid shares too.
  const waits = shown?.isMain
    ? []
    : payers
        .filter(({ isShown, isOwed }) => isOwed && !isShown)
        .map(({ name, due }) => `${name} has paid ${due}`)
  return [
    { value: 'unlock', title: unlock.title, hint: unlock.hint(waits.join(' and ')) },
    ...(shown?.isMain
      ? [{ value: 'keep' as const, ...keep }]
      : shown?.isPerson && main
        ? [{ value: 'bill-client' as const, ...billClient(main.name) }]
        : []),
    { value: 'refund', ...refund },
  ]
}
