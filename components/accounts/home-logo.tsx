import Link from 'next/link'
import { Logo } from '@/components/ui/logo'

/** The logo on the screens outside the shell: leads to what everyone may see. */
export function HomeLogo({ studio }: { studio: { name: string; logoUrl: string | null } }) {
  return (
    <Link href="/portfolio" aria-label={`${studio.name}, home`} className="min-w-0">
      <Logo name={studio.name} logoUrl={studio.logoUrl} />
    </Link>
  )
}
