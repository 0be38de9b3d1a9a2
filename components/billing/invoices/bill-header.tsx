import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { PayByLinkButton } from './pay-button'

type BillHeaderProps = {
  token: string
  amount: string
  lead: string
  /** Whether it can be paid now. */
  canPay: boolean
  /** What else is worth knowing. */
  children?: ReactNode
  /** The formats in which it can be downloaded. */
  files: readonly ('PDF' | 'CSV')[]
}

/** The amount of what a link pays, with the button that pays it and its files. */
export function BillHeader({ token, amount, lead, canPay, children, files }: BillHeaderProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="t-title">{amount}</h1>
        <p className="mt-1 text-ink-2">{lead}</p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2">
        {canPay && <PayByLinkButton token={token} />}
        {files.map((file) => (
          <LinkButton
            key={file}
            href={`/api/bill/${token}${file === 'CSV' ? '?format=csv' : ''}`}
            prefetch={false}
            download
            icon="download"
          >
            Download {file}
          </LinkButton>
        ))}
      </div>
    </div>
  )
}
