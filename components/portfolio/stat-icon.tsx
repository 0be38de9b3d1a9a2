import { Award, Calendar, Camera, type LucideIcon, Star, Users, Zap } from 'lucide-react'
import type { StatIcon as StatIconName } from '@/lib/portfolio/rules/categories'

const icons: Record<StatIconName, LucideIcon> = { Camera, Users, Calendar, Star, Award, Zap }

/** The icon of a statistic. */
export function StatIcon({ name, className = 'icon-sm' }: { name: StatIconName; className?: string }) {
  const Icon = icons[name]
  return <Icon className={className} aria-hidden="true" />
}
