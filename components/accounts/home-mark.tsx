import Link from 'next/link'
import { Mark } from '@/components/ui/mark'

/** The logo on the screens outside the shell: leads to what everyone may see. */
export function HomeMark({ studio }: { studio: { name: string; logoUrl: string | null } }) {
  return (
    <Link href="/portfolio" aria-label={`${studio.name}, home`} className="min-w-0">
      <Mark name={studio.name} logoUrl={studio.logoUrl} />
    </Link>
  )
}
