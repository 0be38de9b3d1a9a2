import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { savedCents } from '@/lib/catalog/services/rules/order'
import type { Priced } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import { suggestionText, suggestionTitle, switchLabel } from '@/lib/catalog/services/words/suggestion'
import { formatCents } from '@/lib/platform/money/money'

type PackageSuggestionProps = { suggested: Priced<OfferedService>; currency: string; onChoose: () => void }

/** Offers the package that has the chosen services for less. */
export function PackageSuggestion({ suggested, currency, onChoose }: PackageSuggestionProps) {
  const saved = formatCents(savedCents(suggested), currency)
  return (
    <Notice
      title={suggestionTitle(suggested.name, saved)}
      announce
      action={
        <Button size="sm" onClick={onChoose}>
          {switchLabel}
        </Button>
      }
    >
      {suggestionText(suggested.links.map(({ service }) => service.name))}
    </Notice>
  )
}
