import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { type TeamRole, teamRoles } from '@/lib/auth/rules/capabilities'
import { roleChoices } from '@/lib/people/accounts/words/team'

type RoleChoiceProps = {
  chosen: TeamRole
  onChoose: (role: TeamRole) => void
  errors?: readonly string[]
}

/** Chooses a role of the team: the form field `role`. */
export function RoleChoice({ chosen, onChoose, errors }: RoleChoiceProps) {
  return (
    <ChoiceGroup legend="Role" columns={1} errors={errors}>
      {teamRoles.map((role) => (
        <ChoiceCard
          key={role}
          name="role"
          value={role}
          {...roleChoices[role]}
          checked={role === chosen}
          onChange={() => onChoose(role)}
        />
      ))}
    </ChoiceGroup>
  )
}
