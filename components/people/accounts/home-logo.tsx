import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'

/** The logo on screens outside the shell; links to the public portfolio. */
export function HomeLogo({ studio }: { studio: { name: string; logoUrl: string | null } }) {
  return (
    <Link href="/portfolio" aria-label={`${studio.name}, home`} className="min-w-0">
      <Logo name={studio.name} logoUrl={studio.logoUrl} />
    </Link>
  )
}
