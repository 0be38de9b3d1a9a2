import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { passwordRules } from '@/lib/accounts/rules'

/** The rules for a new password, each checked off when it is met. */
export function PasswordHints({ password }: { password: string }) {
  return (
    <ul aria-label="Password rules" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
      {passwordRules.map(({ label, isMet }) => {
        const isTicked = isMet(password)
        return (
          <li key={label} className={mergeClasses('flex items-center gap-1.5', !isTicked && 'text-ink-3')}>
            <Icon
              name={isTicked ? 'check' : 'circle'}
              size="sm"
              className={isTicked ? 'text-ok' : 'text-ink-3'}
            />
            {label}
            <span className="sr-only">{isTicked ? ', done' : ', missing'}</span>
          </li>
        )
      })}
    </ul>
  )
}
