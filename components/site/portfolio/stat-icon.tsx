import { Icon, type IconProps } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { StatIcon as StatIconName } from '@/lib/site/portfolio/rules/categories'

const icons: Record<StatIconName, IconName> = {
  Camera: 'camera',
  Users: 'users',
  Calendar: 'calendar',
  Star: 'star',
  Award: 'award',
  Zap: 'zap',
}

/** The icon of a statistic. */
export function StatIcon({ name, ...rest }: Omit<IconProps, 'name'> & { name: StatIconName }) {
  return <Icon {...rest} name={icons[name]} />
}
