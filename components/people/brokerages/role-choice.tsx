import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { roleHints, roleNames } from '@/lib/people/brokerages/words'
import type { BrokerageRole } from '@/prisma/generated/enums'

const roles: BrokerageRole[] = ['MEMBER', 'ADMIN']

type RoleChoiceProps = {
  chosen: BrokerageRole
  onChoose: (role: BrokerageRole) => void
  errors?: readonly string[]
}

/** Chooses what someone may do in a brokerage. */
export function RoleChoice({ chosen, onChoose, errors }: RoleChoiceProps) {
  return (
    <ChoiceGroup legend="Role" columns={1} errors={errors}>
      {roles.map((role) => (
        <ChoiceCard
          key={role}
          name="role"
          value={role}
          title={roleNames[role]}
          hint={roleHints[role]}
          checked={chosen === role}
          onChange={() => onChoose(role)}
        />
      ))}
    </ChoiceGroup>
  )
}
