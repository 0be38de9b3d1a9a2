import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type TotalRowProps = { label?: ReactNode; amount: ReactNode; plain?: boolean; className?: string }

/** The total below a list; the amount is already formatted. `plain` omits the ink rule. */
export function TotalRow({ label = 'Total', amount, plain = false, className }: TotalRowProps) {
  return (
    <div
      className={mergeClasses(
        'flex items-baseline justify-between pt-3.5',
        !plain && 'border-t border-ink',
        className,
      )}
    >
      <span>{label}</span>
      <strong className="font-serif text-[1.75rem] leading-none font-[350] tracking-[-0.02em]">
        {amount}
      </strong>
    </div>
  )
}
