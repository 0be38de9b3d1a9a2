import { Input, type InputProps } from '@/components/ui/field'

/** An input for an authenticator app's code or a recovery code. Phones and password managers may fill it in. */
export function CodeInput({ recovery = false, ...rest }: InputProps & { recovery?: boolean }) {
  return (
    <Input
      {...rest}
      autoComplete={recovery ? 'off' : 'one-time-code'}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      className="tabular-nums"
    />
  )
}
