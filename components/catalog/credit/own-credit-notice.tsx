import { Notice } from '@/components/ui/notice'
import { creditUseText, ownCreditText } from '@/lib/catalog/credit/words'

/** Shows clients their credit. @param sums formatted */
export function OwnCreditNotice({ sums }: { sums: string }) {
  return (
    <Notice tone="ok" icon="banknote" title={ownCreditText(sums)} className="mb-8">
      {creditUseText}
    </Notice>
  )
}
