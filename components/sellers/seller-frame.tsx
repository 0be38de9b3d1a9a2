import type { ReactNode } from 'react'
import { Logo } from '@/components/ui/logo'

type SellerFrameProps = { studio: { name: string; logoUrl: string | null }; children: ReactNode }

/** The frame of the seller's page: the studio's logo above a narrow column. */
export function SellerFrame({ studio, children }: SellerFrameProps) {
  return (
    <div className="mx-auto min-h-dvh max-w-200 px-5 pb-16 fold:px-10">
      <header className="flex min-h-18 items-center">
        <Logo name={studio.name} logoUrl={studio.logoUrl} />
      </header>
      <main className="pt-6">{children}</main>
    </div>
  )
}
