import Link from 'next/link'
import { Mark } from '@/components/ui/mark'

/** The logo on the screens outside the shell: leads to what everyone may see. */
export function HomeMark({ studioName }: { studioName: string }) {
  return (
    <Link href="/portfolio" aria-label={`${studioName}, home`} className="min-w-0">
      <Mark name={studioName} />
    </Link>
  )
}
