import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { OpenChoice } from '@/lib/billing/invoices/schema/invoices'
import { chooseFirstLabel, chooseFirstText, onlyConfirmedText } from '@/lib/billing/invoices/words/due'
import { choicePath } from './choice-path'

/** Says that photos are to be chosen or confirmed before they are paid for. Renders nothing once they are. */
export function OpenChoiceNotice({ choice }: { choice: OpenChoice | null }) {
  if (!choice) return null
  return (
    <Notice
      className="mb-7"
      title={chooseFirstText(choice.ticked)}
      action={<TextLink href={choicePath(choice)}>{chooseFirstLabel(choice.ticked)}</TextLink>}
    >
      {onlyConfirmedText}
    </Notice>
  )
}
