import type { ReactNode } from 'react'
import { Logo } from '@/components/ui/logo'

type PublicFrameProps = { studio: { name: string; logoUrl: string | null }; children: ReactNode }

/** The frame of pages that a link shows without an account: the studio's logo above a narrow column. */
export function PublicFrame({ studio, children }: PublicFrameProps) {
  return (
    <div className="mx-auto min-h-(--page) max-w-200 px-5 pb-16 fold:px-10">
      <header className="flex min-h-18 items-center">
        <Logo name={studio.name} logoUrl={studio.logoUrl} />
      </header>
      <main className="pt-6">{children}</main>
    </div>
  )
}
