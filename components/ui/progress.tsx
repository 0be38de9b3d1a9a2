import { mergeClasses } from '@/components/ui/merge-classes'

const tones = {
  accent: '[&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent',
  ok: '[&::-webkit-progress-value]:bg-ok [&::-moz-progress-bar]:bg-ok',
  stop: '[&::-webkit-progress-value]:bg-stop [&::-moz-progress-bar]:bg-stop',
}

type ProgressProps = {
  /** 0 to 100; more is shown as 100. */
  percent: number
  label: string
  tone?: keyof typeof tones
  className?: string
}

/** A 3 px bar. */
export function Progress({ percent, label, tone = 'accent', className }: ProgressProps) {
  return (
    <progress
      value={Math.min(100, Math.max(0, percent))}
      max={100}
      aria-label={label}
      className={mergeClasses(
        'block h-0.75 w-full appearance-none border-0 bg-line [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-(--duration-base)',
        tones[tone],
        className,
      )}
    />
  )
}
